import { bus } from '../../src/core/bus/bus';
import { raiseDom } from '../../src/core/bus/dom';
import type { VariationData } from '../../src/core/bus/events';
import { markupOf } from '../../src/core/html';
import type { Content } from '../../src/hydrate';
import { resetPicture, showPicture } from './picture';
import { productOf, resetMeta, resetPrice, showMeta, showPrice } from './product';
import { limitQuantity, resetQuantity } from './quantityLimits';
import type { VariationState } from './state';
import { renderVariation } from './template';
import { readVariation, type Variation } from './variation';

/** Wait between a match and its block, in ms. Source: spec storefront 9. */
const REVEAL_AFTER = 300;

/** What a variation changes in its form and on the page around it, and how it goes back. */
export interface VariationDisplay {
  /** Empties the form's hidden variation id. */
  clearId(): void;
  /** A match: meta, picture, id and limits at once, price and block 300 ms later. Source: contract 3.9. */
  found(data: VariationData): void;
  /** The block is in place: the button follows. */
  shown(purchasable: boolean): void;
  /** The block goes, with its content in it: price, limits and button follow. */
  hidden(): void;
  /** Everything goes back to the product's own. */
  reset(): void;
  resetImage(): void;
  /** Shows at once what waits for its 300 ms. */
  settle(): void;
  /** Ends all waiting, and leaves the page as the server sent it. */
  leave(): void;
  /** Whether the variation leaves one of these attributes open. */
  hasAnyValue(names: readonly string[]): boolean;
}

/** @param draw shows a change of the form's own parts at once */
export function createVariationDisplay(
  form: HTMLElement,
  draw: (change: Partial<VariationState>) => void,
): VariationDisplay {
  const product = productOf(form);
  const blockOrForm = form.querySelector('.single_variation') ?? form;
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
    // The button as well: two drawings would cost more than one, and `show_variation` only says it again.
    draw({ block: { isOpen: true, content }, button: buttonOf(variation.isPurchasable) });
    bus.emit('show_variation', { variation: data, purchasable: variation.isPurchasable }, blockOrForm);
  }

  return {
    clearId() {
      writeId('');
    },
    found(data) {
      cancelReveal();
      const variation = readVariation(data);
      current = variation;
      showMeta(product, variation);
      showPicture(product, form, data, variation);
      writeId(variation.id);
      limitQuantity(form, variation);
      reveal = () => show(data, variation);
      timer = setTimeout(settle, REVEAL_AFTER);
    },
    shown(purchasable) {
      draw({ button: buttonOf(purchasable) });
    },
    hidden() {
      draw({ button: 'selection-needed', block: { isOpen: false, content } });
      resetPrice(product, form);
      resetQuantity(form);
    },
    reset() {
      cancelReveal();
      current = undefined;
      resetMeta(product);
      bus.emit('reset_image', {}, form);
      bus.emit('hide_variation', {}, blockOrForm);
    },
    resetImage: () => resetPicture(product, form),
    settle,
    leave() {
      cancelReveal();
      if (current) {
        current = undefined;
        resetPicture(product, form);
      }
      resetMeta(product);
      resetPrice(product, form);
      resetQuantity(form);
      // The plain form leaves it to the server to find the variation of what is chosen then.
      for (const input of idInputs()) input.value = '0';
    },
    hasAnyValue: names => names.some(name => current && !current.attributes[name]),
  };
}

const buttonOf = (isPurchasable: boolean) => (isPurchasable ? 'enabled' : 'unavailable');
