import type { Middleware } from '../../demo-theme/shop/listen';

const SCRIPT = '/_engines/watch.js';
const LINES = '/_engines/lines';

/** First in every head of the shop's pages; a file, as a strict policy allows no other. */
export const WATCH_TAG = `<script src="${SCRIPT}"></script>`;

/** Runs in the page: sends the shop our console lines and uncaught errors, as drivers do not report them in all engines. */
function watch(address: string): void {
  const text = (value: unknown) => (value instanceof Error ? `${value.name}: ${value.message}` : String(value));
  const tell = (type: string, values: readonly unknown[]) =>
    navigator.sendBeacon(address, `${type}: ${values.map(text).join(' ')} (${location.pathname}${location.search})`);
  for (const type of ['error', 'warn'] as const) {
    const say = console[type];
    console[type] = (...values: unknown[]) => {
      tell(type, values);
      say.apply(console, values);
    };
  }
  addEventListener('error', event => {
    if (event instanceof ErrorEvent) tell('uncaught', [event.error ?? event.message]);
  });
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled', [reason]));
}

/** Answers the watching script, and stores its messages. */
export function watchPages(): { readonly lines: string[]; readonly middleware: Middleware } {
  const lines: string[] = [];
  const middleware: Middleware = (request, response, next) => {
    if (request.url === SCRIPT) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=3600' });
      response.end(`(${watch})(${JSON.stringify(LINES)});`);
    } else if (request.url === LINES) {
      let line = '';
      request.setEncoding('utf8').on('data', (part: string) => {
        line += part;
      });
      request.on('end', () => {
        lines.push(line);
        response.writeHead(204).end();
      });
    } else next();
  };
  return { lines, middleware };
}
