import { bus } from '../../src/core/bus/bus';
import { raiseDom } from '../../src/core/bus/dom';
import type { VariationData } from '../../src/core/bus/events';
import { parseFragment } from '../../src/core/html';
import { resetPrice, showPrice } from './mainPrice';
import { resetMeta, showMeta } from './productMeta';
import { productOf } from './productOf';
import { limitQuantity, resetQuantity } from './quantityLimits';
import { slideDown, slideUp } from './slide';
import { renderVariation } from './template';
import { readVariation, type Variation } from './variation';
import { GALLERY_ACTIVE, resetImage, showImage } from './variationImage';
import type { ButtonState } from './view';

/** Wait between a match and its block, and how long the block slides, in ms. Source: spec storefront 9. */
const REVEAL_AFTER = 300;
const SLIDE = 200;
const PLAYERS = '.wp-audio-shortcode, .wp-video-shortcode';

/** What a variation changes on the page around its form, and how it goes back. */
export interface VariationDisplay {
  /** Empties the form's hidden variation id. */
  clearId(): void;
  /** A match: meta, picture, id and limits at once, price and block 300 ms later. Source: contract 3.9. */
  found(data: VariationData): void;
  /** The block is in place: the button follows. */
  shown(purchasable: boolean): void;
  /** The block is gone: price, limits and button follow. */
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

export function createVariationDisplay(form: HTMLElement, setButton: (state: ButtonState) => void): VariationDisplay {
  const product = productOf(form);
  const block = form.querySelector<HTMLElement>('.single_variation');
  const blockOrForm = block ?? form;
  let current: Variation | undefined;
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
    if (block) {
      block.replaceChildren(parseFragment(renderVariation(data, variation.isVisible)));
      if (block.querySelector('script'))
        void import('../../src/core/cart/keepTyping').then(code => code.runScripts(block));
      if (block.textContent?.trim()) slideDown(block, SLIDE);
      else block.style.display = '';
    }
    showPrice(product, form, variation.priceHtml);
    bus.emit('show_variation', { variation: data, purchasable: variation.isPurchasable }, blockOrForm);
  }

  function giveImageBack(): void {
    if (form.hasAttribute(GALLERY_ACTIVE)) {
      void import('./variationGallery').then(({ resetGallery }) => current || resetGallery(product, form));
    }
    resetImage(product, form);
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
      if (data.gallery_images_html || form.hasAttribute(GALLERY_ACTIVE)) {
        void import('./variationGallery').then(
          ({ changeGallery }) => current === variation && changeGallery(product, form, data, variation),
        );
      } else showImage(product, form, variation);
      writeId(variation.id);
      limitQuantity(form, variation);
      reveal = () => show(data, variation);
      timer = setTimeout(settle, REVEAL_AFTER);
    },
    shown(purchasable) {
      setButton(purchasable ? 'enabled' : 'unavailable');
      if (block?.querySelector(PLAYERS)) void import('./media').then(({ startMedia }) => startMedia(block));
    },
    hidden() {
      setButton('selection-needed');
      if (block) slideUp(block, SLIDE);
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
    resetImage: giveImageBack,
    settle,
    leave() {
      cancelReveal();
      if (current) {
        current = undefined;
        giveImageBack();
      }
      resetMeta(product);
      resetPrice(product, form);
      resetQuantity(form);
      // The plain form leaves it to the server to find the variation of what is chosen then.
      for (const input of idInputs()) input.value = '0';
      block?.replaceChildren();
    },
    hasAnyValue: names => names.some(name => current && !current.attributes[name]),
  };
}
