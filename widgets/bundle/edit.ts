import { answerQuestion } from '../../src/core/bus/ask';
import { raiseDom } from '../../src/core/bus/dom';
import { elementOf } from '../../src/core/bus/jquery';
import type { FormPlace } from './formPlace';
import { itemElements } from './items';

type Attributes = Readonly<Record<string, unknown>>;

/** Edit mode, `?edit=…`: restores the variations, not the quantities, and has the form posted with a page load. */
export function restoreEdit(products: Element, { forms, buttons }: FormPlace, signal: AbortSignal): void {
  const edit = new URLSearchParams(location.search).get('edit');
  if (edit === null || !forms().some(form => form.querySelector('[name="woosb_update"]'))) return;
  const allow = (button: unknown) => !buttons().some(one => one === elementOf(button));
  answerQuestion(document.body, 'should_send_ajax_request.adding_to_cart', allow, signal);

  const saved = readSaved(edit);
  for (const product of itemElements(products)) {
    const attributes = saved.get(product.getAttribute('data-key') ?? '');
    if (attributes) choose(product, attributes);
  }
}

function choose(product: Element, attributes: Attributes): void {
  for (const select of product.querySelectorAll<HTMLSelectElement>('.variations_form select')) {
    const value = attributes[select.name];
    if (typeof value !== 'string' || select.value === value) continue;
    select.value = value;
    raiseDom(select, 'change');
  }
}

/** Returns the chosen attributes by item key, without those that can't be read. */
function readSaved(edit: string): ReadonlyMap<string, Attributes> {
  const saved = new Map<string, Attributes>();
  for (const entry of decode(edit).split(',')) {
    const [, key, , text] = entry.split('/');
    try {
      const attributes: unknown = JSON.parse(decodeURIComponent(text ?? ''));
      if (key && typeof attributes === 'object' && attributes !== null) saved.set(key, { ...attributes });
    } catch {
      // Most items have none.
    }
  }
  return saved;
}

/** Base64 in an address may have lost its plus signs. */
function decode(text: string): string {
  try {
    return atob(text.replaceAll(' ', '+'));
  } catch {
    return '';
  }
}
