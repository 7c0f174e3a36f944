import { pageGlobal } from '../config/pageGlobal';

/** What a payment method registers, as it comes; `CustomButton` of `ui/customButton` says what it has to be. */
type Buttons = Map<string, object>;

const KNOWN = Symbol.for('shop-widgets.customPlaceOrderButtons');
const EVENT = 'wc_custom_place_order_button_registered';

/** The buttons that payment methods have registered, by id. The classic tag and the bundle share them. */
export function customButtons(): Buttons {
  const found = pageGlobal(KNOWN);
  if (found instanceof Map) return found;
  const created: Buttons = new Map();
  Reflect.set(window, KNOWN, created);
  return created;
}

function problemOf(id: unknown, button: unknown): string | undefined {
  if (typeof id !== 'string' || !id) return 'the first argument must be the id of a payment method';
  if (typeof button !== 'object' || button === null) return 'the second argument must be an object';
  if (typeof Reflect.get(button, 'render') !== 'function') return `"${id}" has no function render(container, api)`;
  if (!['function', 'undefined'].includes(typeof Reflect.get(button, 'cleanup')))
    return `cleanup of "${id}" is no function`;
  return undefined;
}

/** Tells as the shop does, before the bus is there: with the page's jQuery, else natively. */
function tell(id: string): void {
  const $ = pageGlobal('jQuery');
  if (typeof $ === 'function') $(document.body).trigger(EVENT, [id]);
  else document.body.dispatchEvent(new CustomEvent(EVENT, { bubbles: true, detail: [id] }));
  document.body.dispatchEvent(new CustomEvent(`shop-widgets:${EVENT}`, { bubbles: true, detail: { id } }));
}

function register(id: unknown, button: unknown): void {
  const problem = problemOf(id, button);
  if (problem) {
    // biome-ignore lint/suspicious/noConsole: the report's code is not there yet
    console.error(`[shop-widgets] wc.customPlaceOrderButton.register: ${problem}.`);
    return;
  }
  customButtons().set(String(id), Object(button));
  if (document.body) tell(String(id));
}

/** Offers `wc.customPlaceOrderButton.register(id, button)`, unless a script of the page does. */
export function offerCustomButtons(): void {
  const found = pageGlobal('wc');
  const wc = typeof found === 'object' && found !== null ? found : {};
  if (wc !== found) Reflect.set(window, 'wc', wc);
  if (!Reflect.get(wc, 'customPlaceOrderButton')) Reflect.set(wc, 'customPlaceOrderButton', { register });
}
