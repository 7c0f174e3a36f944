import { createDemoShop, type DemoShop, type DemoShopOptions } from '../../demo-theme/index';

export interface Answer {
  status: number;
  headers: Headers;
  cookies: string[];
  text: string;
}

const FORM = 'application/x-www-form-urlencoded; charset=UTF-8';

/** A browser without scripts: keeps cookies, follows redirects when asked. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(readonly shop: DemoShop) {}

  async send(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0) headers.set('cookie', [...this.cookies].map(pair => pair.join('=')).join('; '));
    const response = await this.shop.handle(new Request(`http://lipa.example${path}`, { ...init, headers }));
    const cookies = response.headers.getSetCookie();
    for (const cookie of cookies) {
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: response.status, headers: response.headers, cookies, text: await response.text() };
  }

  get(path: string): Promise<Answer> {
    return this.send(path);
  }

  /** Posts form fields; a redirect is followed, as browsers do. */
  async post(path: string, fields: Record<string, string>): Promise<Answer> {
    const body = new URLSearchParams(fields).toString();
    const answer = await this.send(path, { method: 'POST', headers: { 'Content-Type': FORM }, body });
    const location = answer.headers.get('location');
    return answer.status === 302 && location ? this.get(location) : answer;
  }

  /** Calls an ajax end point of the shop. */
  ajax(name: string, fields: Record<string, string>): Promise<Answer> {
    return this.post(`/?wc-ajax=${name}`, fields);
  }

  /** Calls the Store API with JSON. */
  store(method: string, route: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(`/wp-json/wc/store/v1/${route}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
}

/** A visitor of a new shop. */
export const newVisitor = (options: DemoShopOptions = {}): Visitor => new Visitor(createDemoShop(options));

/** Text of the first match of a pattern's first group. */
export const found = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';
