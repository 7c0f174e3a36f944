import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pagesOfShops } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { type EventLog, logEvents } from './eventLog';
import { COLOUR, choose, chooseBoth, clearPage, pass, SIZE, select, stillPage, take, variations } from './form';

/** As recorded from the shop: what comes before the look. See contract/variations.md#order-of-a-choice. */
const START = ['>change variation_id', '>clear_reset_announcement'];
const OPTIONS = ['>>update_variation_values', '>>>woocommerce_update_variation_values'];
const RESET = ['>>reset_data', '>>>reset_image', '>>>hide_variation on .single_variation'];
const cycle = (select: string, look: readonly string[]) => [
  `change ${select}`,
  ...START,
  '>woocommerce_variation_select_change',
  '>check_variations',
  ...OPTIONS,
  ...look,
  '>woocommerce_variation_has_changed',
];
const FOUND = ['>>found_variation', '>>>change variation_id', '>>>change quantity'];
const outer = (lines: readonly string[], by = 1) => lines.map(line => line.slice(by));
const ZOOM = 'woocommerce_gallery_init_zoom on .images';
const SLIDE = 'woocommerce_gallery_reset_slide_position on .images';

describe.each(pagesOfShops)('the order of events with %s', (_, $) => {
  let form: HTMLFormElement;
  let log: EventLog;

  beforeEach(async () => {
    stillPage($);
    form = await take({}, 0);
    log = logEvents($);
  });

  afterEach(clearPage);

  /** The first look is over, and its picture is told. */
  async function looked(): Promise<void> {
    await pass(120);
    log.take();
  }

  it('first look: 100 ms after the form was taken over, then the form is announced', async () => {
    await pass(99);
    expect(log.take()).toEqual([]);
    await pass(1);
    expect(log.take()).toEqual(['check_variations', ...outer([...OPTIONS, ...RESET]), 'wc_variation_form']);
    await pass(20);
    expect(log.take()).toEqual([ZOOM]);
  });

  it('one attribute chosen', async () => {
    await looked();
    await choose(form, COLOUR, 'rdeca');
    expect(log.take()).toEqual(cycle(COLOUR, RESET));
    await pass(20);
    expect(log.take()).toEqual([ZOOM]);
  });

  it('full match: the block 300 ms later', async () => {
    await choose(form, COLOUR, 'rdeca');
    await looked();
    await choose(form, SIZE, 's');
    expect(log.take()).toEqual(cycle(SIZE, FOUND));
    await pass(20);
    expect(log.take()).toEqual([SLIDE, ZOOM]);
    await pass(279);
    expect(log.take()).toEqual([]);
    await pass(1);
    expect(log.take()).toEqual(['show_variation on .single_variation']);
  });

  it('from one match to the next nothing is hidden', async () => {
    await choose(form, COLOUR, 'rdeca');
    await looked();
    await choose(form, SIZE, 's');
    await pass(300);
    log.take();
    await choose(form, SIZE, 'm');
    expect(log.take()).toEqual(cycle(SIZE, FOUND));
    await pass(300);
    expect(log.take()).toEqual([SLIDE, ZOOM, 'show_variation on .single_variation']);
  });

  it('full choice without a match', async () => {
    const given = { count: 2, chosenCount: 2, data: { [COLOUR]: 'bela', [SIZE]: 's' } };
    await looked();
    await act(async () => {
      if ($) $(form).trigger('check_variations', [given]);
      else form.dispatchEvent(new CustomEvent('check_variations', { detail: [given] }));
    });
    expect(log.take()).toEqual(['check_variations', ...outer([...OPTIONS, ...RESET])]);
  });

  it('reset: a full cycle for each select, then the announcement, the data and the focus', async () => {
    await chooseBoth(form, 'rdeca', 's');
    await pass(400);
    log.take();
    await act(async () => find(form, '.reset_variations').click());
    expect(log.take()).toEqual([
      ...cycle(COLOUR, RESET),
      ...cycle(SIZE, RESET),
      'announce_reset',
      ...outer(RESET, 2),
      'reset_focus',
    ]);
    await pass(20);
    expect(log.take()).toEqual([SLIDE, ZOOM, ZOOM, ZOOM]);
  });

  it('a choice that no variation has is cleared in a cycle of its own', async () => {
    await looked();
    select(form, COLOUR).insertAdjacentHTML('beforeend', '<option value="x">X</option>');
    await choose(form, COLOUR, 'x');
    expect(log.take()).toEqual([
      `change ${COLOUR}`,
      ...START,
      '>woocommerce_variation_select_change',
      '>check_variations',
      '>>update_variation_values',
      ...cycle(COLOUR, RESET).map(line => `>>>${line}`),
      '>>>woocommerce_update_variation_values',
      '>woocommerce_variation_has_changed',
    ]);
  });

  it('a look-up on the server: nothing of options, and the look ends before the answer', async () => {
    await clearPage();
    stillPage($);
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(variations[0])));
    form = await take({ variations: 'false' }, 0);
    await looked();
    await choose(form, COLOUR, 'rdeca');
    expect(log.take()).toEqual([
      `change ${COLOUR}`,
      ...START,
      '>check_variations',
      '>>update_variation_values',
      ...RESET,
      '>woocommerce_variation_has_changed',
    ]);
    await pass(20);
    log.take();
    await act(async () => {
      const field = select(form, SIZE);
      field.value = 's';
      field.dispatchEvent(new Event('change', { bubbles: true }));
      expect(log.take()).toEqual([
        `change ${SIZE}`,
        ...START,
        '>check_variations',
        '>woocommerce_variation_has_changed',
      ]);
    });
    await act(() => vi.dynamicImportSettled());
    await pass(0);
    expect(log.take()).toEqual(outer(FOUND, 2));
  });
});
