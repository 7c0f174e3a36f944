import { createDemoShop } from '../../demo-theme';
import { FRAGMENTS_TIMEOUT } from '../support/browser';
import type { Flow } from './flow';
import { within } from './processes';
import type { Engine, Session } from './session';
import { LAPTOP, Shopper } from './shopper';
import { WATCH_TAG, watchPages } from './watch';

export type Outcome =
  | { readonly state: 'passed' }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'impossible'; readonly why: string };

/** Longest time for a flow, ms: a hanging flow must not look like a slow one. */
const LIMIT = 240_000;
/** Longest time to start and to close a browser, ms. */
const OPEN = 90_000;
export const CLOSE = 30_000;

export const whyOf = (cause: unknown): string =>
  cause instanceof Error
    ? [cause.message, cause.cause && whyOf(cause.cause)].filter(Boolean).join(' ← ')
    : String(cause);

/** Runs a flow in a shop and a browser of its own. An unexpected console line of ours fails it as well. */
export async function runFlow(engine: Engine, { act, expects, impossible }: Flow): Promise<Outcome> {
  const reason = impossible?.[engine.name];
  if (reason) return { state: 'impossible', why: reason };
  const { lines, middleware } = watchPages();
  const build = process.env.SHOP_WIDGETS_DIST;
  const options = { maxAge: 3600, headStart: WATCH_TAG, fragmentsTimeout: FRAGMENTS_TIMEOUT };
  const demo = createDemoShop({ ...options, ...(build && { distDir: build }) });
  const { url, close } = await demo.listen(0, middleware);
  let session: Session | undefined;
  try {
    session = await within(OPEN, 'to open a browser', engine.open(LAPTOP));
    await within(LIMIT, 'the flow', act(new Shopper(session, { ...demo, url })));
    // The page's last console lines may still be on their way.
    await within(
      CLOSE,
      'the page',
      session.run(() => new Promise(resolve => setTimeout(resolve, 50))),
    );
    const unexpected = lines.filter(line => !expects?.test(line));
    if (unexpected.length) return { state: 'failed', why: `console: ${unexpected.join('\n')}` };
    return { state: 'passed' };
  } catch (cause) {
    return { state: 'failed', why: [whyOf(cause), ...lines].join('\n') };
  } finally {
    if (session) await within(CLOSE, 'to close a browser', session.close()).catch(() => {});
    await close();
  }
}
