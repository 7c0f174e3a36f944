import type { TestShop } from '../support/fixtures';
import { choose, locate, look, type Target } from './inPage';
import type { KeyName, Session, Size } from './session';
import { until } from './until';

/** Selector of the number of pieces in the header. */
export const COUNT = 'a.cart-contents .count';

export const LAPTOP: Size = { width: 1280, height: 900 };
export const PHONE: Size = { width: 390, height: 844 };

/** Simulates a person in the shop: sees, points, types. Each method waits until the page is ready for it. */
export class Shopper {
  /** Each empty page has an address of its own: the one before must not be taken for it. */
  #entered = 0;

  constructor(
    readonly session: Session,
    readonly shop: TestShop,
  ) {}

  /** Opens a page, and waits until the widgets' script has run and the widgets of the markers work. */
  async open(path: string, ...markers: readonly string[]): Promise<void> {
    await this.session.run(() => Reflect.set(window, 'isBefore', true)).catch(() => {});
    await this.session.goTo(this.shop.url + path);
    await this.#isNew();
    for (const marker of markers) await this.awake(marker);
  }

  /** Comes to a page of the shop without anything on it. */
  async enter(): Promise<void> {
    this.#entered += 1;
    const path = `/_demo/empty?${this.#entered}`;
    await this.session.goTo(this.shop.url + path);
    await this.holds('an empty page', at => location.href.endsWith(at) && document.readyState === 'complete', path);
  }

  async #isNew(): Promise<void> {
    await until('a page', () =>
      this.session.run(() =>
        !Reflect.get(window, 'isBefore') && document.readyState === 'complete' && 'ShopWidgets' in window
          ? true
          : undefined,
      ),
    );
  }

  /** Runs an action that leads to another page, and waits for that page. */
  async leaveBy(act: () => Promise<void>): Promise<void> {
    await this.session.run(() => Reflect.set(window, 'isBefore', true));
    await act();
    await this.#isNew();
  }

  async back(): Promise<void> {
    await this.session.run(() => {
      setTimeout(() => history.back());
    });
  }

  /** Waits until something is shown. @returns the text of the first */
  see(selector: string, text?: string, count?: number): Promise<string> {
    const target: Target = { selector, text };
    return until(`to see ${selector} ${text ?? ''}`, async () => {
      const seen = await this.session.run(look, target);
      if (count === undefined ? seen.count > 0 : seen.count === count) return seen.text;
      const first = text ? await this.session.run(look, { selector }) : seen;
      throw new Error(`${seen.count} of them shown; the first of the selector says “${first.text}”`);
    });
  }

  /** Waits until nothing of it is shown. */
  async seeNo(selector: string, text?: string): Promise<void> {
    await this.see(selector, text, 0);
  }

  /** Waits until there is an element of a selector, shown or not. */
  async is(selector: string): Promise<void> {
    await this.holds(`${selector} to be there`, where => document.querySelector(where) !== null, selector);
  }

  /** Waits until there is none of a selector, shown or not. */
  async isNo(selector: string): Promise<void> {
    await this.holds(`${selector} to be gone`, where => document.querySelector(where) === null, selector);
  }

  /** Waits until a field holds a value. */
  async hasValue(selector: string, value: string): Promise<void> {
    await this.holds(
      `${value} in ${selector}`,
      (where, wanted) => {
        const [outer = '', inner] = where.split(' >>> ');
        const found = document.querySelector(outer);
        const field = inner ? found?.shadowRoot?.querySelector(inner) : found;
        return field ? Reflect.get(field, 'value') === wanted : false;
      },
      selector,
      value,
    );
  }

  /** Points at something that has come to rest and is not covered, also once the pointer is there. */
  async pointAt(selector: string, text?: string, nth?: number): Promise<void> {
    const target: Target = { selector, text, nth };
    const find = async () => {
      const place = await this.session.run(locate, target);
      if ('problem' in place) throw new Error(place.problem);
      return place;
    };
    await until(`to press ${selector} ${text ?? ''}`, async () => {
      const { x, y } = await find();
      await this.session.point(x, y);
      const now = await find();
      return (now.x === x && now.y === y) || undefined;
    });
  }

  async press(selector: string, text?: string, nth?: number): Promise<void> {
    await this.pointAt(selector, text, nth);
    await this.session.press();
  }

  /** Puts a text into a field in place of its value. */
  async fill(selector: string, text: string): Promise<void> {
    await this.press(selector);
    await this.session.run(() => {
      let field = document.activeElement;
      while (field?.shadowRoot?.activeElement) field = field.shadowRoot.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    if (text) await this.session.type(text);
    else await this.session.key('Backspace');
  }

  async choose(selector: string, value: string): Promise<void> {
    await until(`to choose ${value}`, async () => {
      const problem = await this.session.run(choose, selector, value);
      if (problem) throw new Error(problem);
      return true;
    });
  }

  key(name: KeyName): Promise<void> {
    return this.session.key(name);
  }

  type(text: string): Promise<void> {
    return this.session.type(text);
  }

  run<Args extends unknown[], T>(what: (...args: Args) => T, ...args: Args): Promise<Awaited<T>> {
    return this.session.run(what, ...args);
  }

  /** Waits until a function of the page answers true. */
  async holds<Args extends unknown[]>(what: string, ask: (...args: Args) => boolean, ...args: Args): Promise<void> {
    await until(what, async () => (await this.session.run(ask, ...args)) || undefined);
  }

  /** Waits until an address is shown whose path and query hold a text. */
  async isAt(part: string): Promise<void> {
    await this.holds(
      `to be at ${part}`,
      wanted => (location.pathname + location.search + location.hash).includes(wanted),
      part,
    );
  }

  async focus(selector: string): Promise<void> {
    await this.holds(
      `to focus ${selector}`,
      where => {
        const element = document.querySelector<HTMLElement>(where);
        element?.focus();
        return element !== null && element === document.activeElement;
      },
      selector,
    );
  }

  async hasFocus(selector: string): Promise<void> {
    await this.holds(`the focus in ${selector}`, where => document.activeElement?.matches(where) ?? false, selector);
  }

  /** Waits until the widget of a marker works. */
  async awake(marker: string): Promise<void> {
    await this.holds(
      `${marker} to be awake`,
      where => {
        const element = document.querySelector(where);
        const widget: unknown = element && Reflect.get(element, Symbol.for('shop-widgets.mounted'));
        return typeof widget === 'object' && widget !== null && Reflect.get(widget, 'isReady') !== false;
      },
      marker,
    );
  }

  /** Waits until the shop got a call of a name. */
  async called(wanted: string): Promise<void> {
    await until(`a call ${wanted}`, async () => this.shop.log.some(({ name }) => name === wanted) || undefined);
  }
}
