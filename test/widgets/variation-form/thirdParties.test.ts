import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pagesOfShops } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import {
  COLOUR,
  choose,
  chooseBoth,
  clearPage,
  mount,
  pass,
  productHtml,
  putForm,
  SIZE,
  select,
  stillPage,
  take,
  variation,
  variations,
} from './form';

const text = (selector: string) => find(document, selector).textContent;

describe.each(pagesOfShops)('scripts of others with %s', (_, $) => {
  let form: HTMLFormElement;
  /** Raises an event as a script of that page does. */
  const raise = (name: string, args: readonly unknown[] = [], target: Element = form) =>
    act(async () => {
      if ($) $(target).trigger(name, args);
      else target.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: args }));
    });
  const hear = (name: string, listener: () => void, options?: AddEventListenerOptions) => {
    if ($) $(form).on(name, listener);
    else form.addEventListener(name, listener, options);
  };
  const id = () => find(form, '.variation_id').getAttribute('value');

  beforeEach(async () => {
    stillPage($);
    form = await take();
  });
  afterEach(clearPage);

  it('found_variation with an object of theirs drives the whole display', async () => {
    const own = variation(77, {}, { price_html: '<span class="price">7.70 €</span>', max_qty: 4, sku: 'OWN' });
    await raise('found_variation', [own]);
    await pass(300);
    expect(id()).toBe('77');
    expect([text('.sku'), text('p.price'), text('.woocommerce-variation-price')]).toEqual(['OWN', '7.70 €', '7.70 €']);
    expect(find(document, '.wp-post-image').getAttribute('src')).toBe('/v77.png');
    expect(find(form, 'input.qty').getAttribute('max')).toBe('4');
    expect(find(form, 'button').className).toBe('single_add_to_cart_button button alt');
  });

  it('show_variation of theirs sets the button, hide_variation takes the block away', async () => {
    await raise('show_variation', [variation(77, {}), false], find(form, '.single_variation'));
    expect(find(form, 'button').classList.contains('wc-variation-is-unavailable')).toBe(true);
    await raise('show_variation', [variation(77, {}), true], find(form, '.single_variation'));
    expect(find(form, 'button').classList.contains('disabled')).toBe(false);
    await raise('hide_variation', [], find(form, '.single_variation'));
    expect(find(form, 'button').classList.contains('wc-variation-selection-needed')).toBe(true);
    expect(find(form, '.single_variation').style.display).toBe('none');
  });

  it('check_variations with attributes of theirs overrides what the selects say', async () => {
    const data = { [COLOUR]: 'rdeca', [SIZE]: 'm' };
    await raise('check_variations', [{ count: 2, chosenCount: 2, data }]);
    expect(id()).toBe('2');
    await raise('check_variations', [{ count: 2, chosenCount: 1, data: { [COLOUR]: 'rdeca', [SIZE]: '' } }]);
    await pass(300);
    expect(find(form, 'button').classList.contains('wc-variation-selection-needed')).toBe(true);
  });

  it('attributes of theirs that nothing matches: a message, taken back after the announcement', async () => {
    const data = { [COLOUR]: 'bela', [SIZE]: 's' };
    await raise('check_variations', [{ count: 2, chosenCount: 2, data }]);
    expect(find(form, '.single_variation').nextElementSibling?.innerHTML).toContain('wc-no-matching-variations');
    const seen: boolean[] = [];
    const look = () => void seen.push(form.querySelector('.wc-no-matching-variations') !== null);
    for (const name of ['clear_reset_announcement', 'woocommerce_variation_select_change']) hear(name, look);
    await choose(form, COLOUR, 'rdeca');
    expect(seen).toEqual([true, false]);
  });

  it('no message for a choice that a listener of reset_data has changed', async () => {
    const onReset = () => {
      select(form, COLOUR).value = 'rdeca';
      select(form, SIZE).value = 's';
      if ($) $(form).off('reset_data.once').trigger('check_variations');
      else form.dispatchEvent(new CustomEvent('check_variations'));
    };
    hear('reset_data', onReset, { once: true });
    await raise('check_variations', [{ count: 2, chosenCount: 2, data: { [COLOUR]: 'bela', [SIZE]: 's' } }]);
    expect(id()).toBe('1');
    expect(form.querySelector('.wc-no-matching-variations')).toBeNull();
  });

  it('parts that they put in the place of others work as these did, and the new choice is looked at', async () => {
    const replaceBy = (selector: string, change: (html: string) => string) =>
      act(async () => {
        find(form, selector).outerHTML = change(find(form, selector).outerHTML);
      });
    await replaceBy('.variations', html =>
      html.replace('value="rdeca"', 'value="rdeca" selected').replace('value="s"', 'value="s" selected'),
    );
    await pass(300);
    expect(id()).toBe('1');
    await choose(form, SIZE, 'm');
    expect(id()).toBe('2');
    await replaceBy('.reset_variations', html => html);
    expect(find(form, '.reset_variations').style.visibility).toBe('visible');
    await act(async () => find(form, '.reset_variations').click());
    expect([id(), select(form, SIZE).value]).toEqual(['', '']);
    await replaceBy('.single_add_to_cart_button', html =>
      html.replace(/ (?:class|aria-disabled)=".*?"/g, ' class="single_add_to_cart_button"'),
    );
    expect(find(form, 'button').classList.contains('wc-variation-selection-needed')).toBe(true);
    await act(async () => find(form, 'button').click());
    expect(form.querySelector('.sw-failure')).not.toBeNull();
  });

  it('check_variations without arguments looks at the selects again', async () => {
    select(form, COLOUR).value = 'rdeca';
    select(form, SIZE).value = 's';
    await raise('check_variations');
    expect(id()).toBe('1');
  });

  it('update_variation_values rebuilds the options of what is chosen now', async () => {
    select(form, COLOUR).value = 'bela';
    await raise('update_variation_values');
    expect([...select(form, SIZE).options].map(option => option.value)).toEqual(['', 'l']);
  });

  it('reset_data puts the product back and hides the block; reset_image the picture', async () => {
    await chooseBoth(form, 'rdeca', 's');
    await pass(300);
    await raise('reset_image');
    expect(find(document, '.wp-post-image').getAttribute('src')).toBe('/main.png');
    expect(text('.sku')).toBe('PUL-1');
    await raise('reset_data');
    expect([text('.sku'), text('p.price')]).toEqual(['PUL', '59.00 €']);
    expect(find(form, '.single_variation').style.display).toBe('none');
  });

  it('announce_reset, clear_reset_announcement and reset_focus work as named', async () => {
    vi.stubGlobal('wc_add_to_cart_variation_params', { i18n_reset_alert_text: 'Počiščeno & <b>' });
    await raise('announce_reset');
    expect(text('.reset_variations_alert')).toBe('Počiščeno & <b>');
    await raise('clear_reset_announcement');
    expect(text('.reset_variations_alert')).toBe('');
    await raise('reset_focus');
    expect(document.activeElement).toBe(select(form, COLOUR));
  });

  it('a listener of found_variation that resets the form has the last word', async () => {
    const ended = new AbortController();
    const onFound = () => find(form, '.reset_variations').click();
    hear('found_variation', onFound, { signal: ended.signal });
    await chooseBoth(form, 'rdeca', 's');
    await pass(300);
    expect(id()).toBe('');
    expect(find(form, '.reset_variations').style.visibility).toBe('hidden');
    expect(find(form, 'button').classList.contains('wc-variation-selection-needed')).toBe(true);
    ended.abort();
  });

  it('reload_product_variations reads the list again', async () => {
    const list = [variation(8, { [COLOUR]: 'bela', [SIZE]: 's' })];
    if ($) $(form).data('product_variations', list);
    else form.dataset.product_variations = JSON.stringify(list);
    await raise('reload_product_variations');
    expect([...select(form, COLOUR).options].map(option => option.value)).toEqual(['', 'bela']);
    await chooseBoth(form, 'bela', 's');
    expect(id()).toBe('8');
  });

  it("a list that can't be read leaves the one before", async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    if ($) $(form).data('product_variations', 'broken');
    form.dataset.product_variations = 'broken';
    await raise('reload_product_variations');
    expect(error.mock.calls.map(([line]) => line)).toEqual([
      expect.stringContaining('its new variations can’t be read'),
    ]);
    await chooseBoth(form, 'rdeca', 's');
    expect(id()).toBe('1');
  });

  it('a select that a script sets and fires change on is a choice like any other', async () => {
    const set = (name: string, value: string) =>
      act(async () => {
        const field = select(form, name);
        if ($) $(field).val(value).trigger('change');
        else Object.assign(field, { value }).dispatchEvent(new Event('change', { bubbles: true }));
      });
    const heard = vi.fn();
    form.addEventListener('shop-widgets:woocommerce_variation_has_changed', heard);
    await set(COLOUR, 'rdeca');
    await set(SIZE, 'm');
    expect(id()).toBe('2');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('a click that a script triggers on the reset link resets, once', async () => {
    await choose(form, COLOUR, 'rdeca');
    const heard = vi.fn();
    form.addEventListener('shop-widgets:announce_reset', heard);
    await act(async () => {
      const link = find(form, '.reset_variations');
      if ($) $(link).trigger('click');
      else link.click();
    });
    expect(select(form, COLOUR).value).toBe('');
    expect(heard).toHaveBeenCalledOnce();
  });

  it("hears of the form with the shop's controller", async () => {
    await clearPage();
    stillPage($);
    form = putForm(productHtml({ variations }));
    const controllers: unknown[] = [];
    if ($) $(form).on('wc_variation_form', (_event, controller) => controllers.push(controller));
    else {
      form.addEventListener('wc_variation_form', event => {
        if (event instanceof CustomEvent) controllers.push(event.detail[0]);
      });
    }
    await mount(form);
    await pass(100);
    expect(controllers).toHaveLength(1);
    expect(controllers[0]).toMatchObject({ useAjax: false, variationData: variations });
    const { $form } = Object(controllers[0]);
    expect($ ? $form[0] : $form).toBe(form);
    expect(Object(controllers[0]).getChosenAttributes()).toEqual({
      count: 2,
      chosenCount: 0,
      data: { [COLOUR]: '', [SIZE]: '' },
    });
  });
});
