import type { Page, Route } from 'playwright/test';
import { type ConsoleLines, expect } from './fixtures';

/** Changes the server's answer with a page, its HTML and its headers, on its way to the browser. */
export const changePage = (
  page: Page,
  address: Parameters<Page['route']>[0],
  change: (html: string) => string,
  changeHeaders = (headers: Record<string, string>) => headers,
) =>
  page.route(address, async (route: Route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = changeHeaders({ ...response.headers() });
    await route.fulfill({ response, headers, body: change(await response.text()) });
  });

const POLICY = 'content-security-policy';

/** Makes the page's policy, where it has one, trust scripts that trusted scripts load. */
export const withStrictDynamic = (headers: Record<string, string>): Record<string, string> =>
  headers[POLICY] ? { ...headers, [POLICY]: headers[POLICY].replace("'nonce", "'strict-dynamic' 'nonce") } : headers;

/** Does something to the page once it is parsed, before its deferred scripts run. */
export const whenParsed = <T>(page: Page, act: (given: T) => void, given?: T): Promise<unknown> =>
  page.addInitScript(`document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') (${act})(${JSON.stringify(given)});
  });`);

/** Makes the nonces of the page's calls expire. */
export const expireNonces = (page: Page, global: string): Promise<void> =>
  page.evaluate(name => {
    const params: object = Object(Reflect.get(window, name));
    for (const key of Object.keys(params)) if (key.endsWith('_nonce')) Reflect.set(params, key, 'old');
  }, global);

/** Notes the addresses that the page asks for, of files and calls, from now on. */
export function watchRequests(page: Page, pattern = /./): string[] {
  const asked: string[] = [];
  page.on('request', request => pattern.test(request.url()) && asked.push(request.url()));
  return asked;
}

/** Counts requests of one kind that are under way. Answers with the most that there have been at once. */
export function mostAtOnce(page: Page, pattern: RegExp): () => number {
  let running = 0;
  let most = 0;
  page.on('request', request => {
    if (pattern.test(request.url())) most = Math.max(most, ++running);
  });
  // Not `requestfinished`, which may come after the page has sent the next one.
  page.on('response', answer => {
    if (pattern.test(answer.url())) running--;
  });
  return () => most;
}

/**
 * Opens a page on which some code fails to load, and waits until the widget has reported it. Returns a function that lets
 * the code load from then on.
 */
export async function openWithout(page: Page, chunk: RegExp, lines: ConsoleLines, open: () => Promise<unknown>) {
  await page.route(chunk, route => route.abort());
  await open();
  const told = () => lines.take(/its script did not load, three times/);
  await expect.poll(told, { timeout: 20_000 }).toBeGreaterThan(0);
  lines.allow(/ERR_FAILED|did not load/);
  return () => page.unroute(chunk);
}
