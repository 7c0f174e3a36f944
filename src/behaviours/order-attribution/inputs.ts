import { MarkupError } from '../../core/errors';
import type { AttributionValues } from './params';

const TAG = 'wc-order-attribution-inputs';

let shown: AttributionValues | undefined;
let start = '';

const all = () => [...document.querySelectorAll(TAG)];

/** Keeps the first element of its form, which has up to five, and puts the inputs into that. */
function settle(element: Element): void {
  const form = element.closest('form');
  const [first, ...others] = all().filter(one => one.closest('form') === form);
  for (const other of others) other.remove();
  const inputs = Object.entries(shown ?? {}).map(([field, value]) =>
    Object.assign(document.createElement('input'), { type: 'hidden', name: start + field, value: value ?? '' }),
  );
  first?.replaceChildren(...inputs);
}

class AttributionInputs extends HTMLElement {
  connectedCallback(): void {
    // An element before it in its form may have taken it out.
    if (shown && this.isConnected) settle(this);
  }
}

/** Fills the inputs of every form from now on. @throws MarkupError when another script makes them. See contract/attribution.md#markup. */
export function takeInputs(prefix: string, signal: AbortSignal): (values: AttributionValues) => void {
  const maker = customElements.get(TAG);
  if (!maker) customElements.define(TAG, AttributionInputs);
  else if (maker !== AttributionInputs) {
    throw new MarkupError('order-attribution', document.documentElement, `another script has defined ${TAG}`);
  }
  start = prefix;
  const fill = (values?: AttributionValues) => {
    shown = values;
    for (const element of all()) settle(element);
  };
  signal.addEventListener('abort', () => fill());
  return fill;
}
