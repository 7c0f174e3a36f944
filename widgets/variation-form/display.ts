import { bus } from '../../src/core/bus/bus';
import { raiseDom } from '../../src/core/bus/dom';
import type { VariationData } from '../../src/core/bus/events';
import { createDomPatch, type DomPatch } from '../../src/core/domPatch';
import { markupOf } from '../../src/core/html';
import { clampQuantity, parseQuantity } from '../../src/core/quantity';
import type { Content } from '../../src/hydrate';
import { resetPicture, showPicture } from './picture';
import { productOf, showMeta, showPrice } from './product';
import { renderVariation } from './template';
import { readVariation, type Variation } from './variation';

/** State of the add-to-cart button. `unknown`: before the first evaluation. */
type ButtonState = 'unknown' | 'selection-needed' | 'unavailable' | 'enabled';

export interface VariationState {
  readonly button: ButtonState;
  readonly message: 'no-match' | 'lookup-failed' | undefined;
  /** The variation's block; undefined before the first evaluation. A new object each time it is shown or hidden. */
  readonly block: { readonly isOpen: boolean; readonly content: Content | undefined } | undefined;
  readonly isResetVisible: boolean;
  /** Why a press added nothing, and the selects without a choice; undefined after the next choice. */
  readonly refusal: { readonly text: string; readonly missing: readonly HTMLSelectElement[] } | undefined;
  /** Text of the live region; empty when there is nothing to announce. */
  readonly announcement: string;
}

/** Wait between a match and its block, in ms. */
const REVEAL_AFTER = 300;

/** Shows a variation on the page and restores it; `draw` changes the form's own parts at once. */
export function createVariationDisplay(form: HTMLElement, draw: (change: Partial<VariationState>) => void) {
  const product = productOf(form);
  const blockOrForm = form.querySelector('.single_variation') ?? form;
  const patch = createDomPatch();
  let current: Variation | undefined;
  let content: Content | undefined;
  let reveal: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const idInputs = () => form.querySelectorAll<HTMLInputElement>('input[name="variation_id"], input.variation_id');

  function writeId(id: string): void {
    for (const input of idInputs()) {
      input.value = id;
      raiseDom(input, 'change');
    }
  }

  function cancelReveal(): void {
    clearTimeout(timer);
    reveal = undefined;
  }

  function settle(): void {
    const run = reveal;
    cancelReveal();
    run?.();
  }

  function show(data: VariationData, variation: Variation): void {
    content = { html: markupOf('variation', renderVariation(data, variation.isVisible)) };
    showPrice(product, form, variation.priceHtml);
    // The button at once: a second drawing for `show_variation` would cost time.
    draw({ block: { isOpen: true, content }, button: buttonOf(variation.isPurchasable) });
    bus.emit('show_variation', { variation: data, purchasable: variation.isPurchasable }, blockOrForm);
  }

  return {
    clearId: () => writeId(''),
    /** A match: meta, picture, id and limits at once, price and block 300 ms later. */
    found(data: VariationData): void {
      cancelReveal();
      const variation = readVariation(data);
      current = variation;
      showMeta(product, variation);
      showPicture(product, form, data, variation);
      writeId(variation.id);
      limitQuantity(form, variation, patch);
      reveal = () => show(data, variation);
      timer = setTimeout(settle, REVEAL_AFTER);
    },
    shown(purchasable: boolean): void {
      draw({ button: buttonOf(purchasable) });
    },
    hidden(): void {
      draw({ button: 'selection-needed', block: { isOpen: false, content } });
      showPrice(product, form);
      resetQuantity(form, patch);
    },
    reset(): void {
      cancelReveal();
      current = undefined;
      showMeta(product);
      bus.emit('reset_image', {}, form);
      bus.emit('hide_variation', {}, blockOrForm);
    },
    resetImage: () => resetPicture(product, form),
    settle,
    leave(): void {
      cancelReveal();
      if (current) {
        current = undefined;
        resetPicture(product, form);
      }
      showMeta(product);
      showPrice(product, form);
      resetQuantity(form, patch);
      // Without the widget the server finds the variation of the chosen attributes.
      for (const input of idInputs()) input.value = '0';
    },
  };
}

const buttonOf = (isPurchasable: boolean) => (isPurchasable ? 'enabled' : 'unavailable');

const INPUT = '.quantity input.qty[name="quantity"]';

function inputsOf(form: HTMLElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`.single_variation_wrap ${INPUT}`)];
}

/** Clamps the quantity; for a product sold individually it is 1, with its field hidden. */
export function limitQuantity(form: HTMLElement, variation: Variation, { attributes, styles }: DomPatch): void {
  const { isSoldIndividually } = variation;
  const { min, max } = isSoldIndividually ? { min: 1, max: undefined } : variation;
  for (const input of inputsOf(form)) {
    const value = isSoldIndividually ? 1 : clampQuantity(parseQuantity(input.value), { min, max });
    attributes.set(input, 'min', String(min ?? ''));
    attributes.set(input, 'max', String(max ?? ''));
    input.value = String(value);
    raiseDom(input, 'change');
    const block = input.closest('.quantity');
    if (block && isSoldIndividually) styles.set(block, 'display', 'none');
    else if (block) styles.undo(block, 'display');
  }
}

/** Restores the product's own limits of the quantity; the value stays. See contract/variations.md#differences. */
export function resetQuantity(form: HTMLElement, { attributes, styles }: DomPatch): void {
  for (const input of inputsOf(form)) {
    attributes.undo(input, 'min');
    attributes.undo(input, 'max');
    const block = input.closest('.quantity');
    if (block) styles.undo(block, 'display');
  }
}
