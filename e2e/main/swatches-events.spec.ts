import type { Page } from 'playwright/test';
import { chosen, PAGE, ready, swatch } from '../pages/swatches';
import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import type { RecordedEvent } from '../support/eventRecorder';
import { expect, mounted } from '../support/fixtures';
import { recordedEvents, recorderOf } from '../support/recordedEvents';

test.skip(!hasCaptures, NO_CAPTURES);

type Line = Pick<RecordedEvent, 'event' | 'depth' | 'args'> & { readonly on: string };

/** Events of other plugins, of the gallery, and of ours alone. */
const OTHERS =
  /^(?:ajax|tinvwl|wcpt|flexslider|zoom|resize|woocommerce_gallery|shop_widgets|wc_fragments|init$|ready|load$)/;

const shorten = (target: string) => target.replace(/#[\w-]+|\.wvs-loaded/g, '');

const toLines = (events: readonly RecordedEvent[]): Line[] =>
  events
    .filter(({ event }) => !OTHERS.test(event))
    .map(({ event, target, depth, args }) => ({ event, on: shorten(target), depth, args }));

/** Returns the recorded events of the shop's own scripts, in which all resets of selects are one. */
const recorded = (interaction: string): Line[] =>
  toLines(recordedEvents(PAGE, interaction).filter(({ target }) => target !== '(empty set)'));

/** Lets the recorder write down clicks of selects, which we raise natively. */
const recordClicks = (page: Page) =>
  page.addInitScript(() => {
    const { click } = HTMLElement.prototype;
    HTMLSelectElement.prototype.click = function () {
      const events = window.recordedEvents;
      const last = events?.at(-1);
      const target = `select[name="${this.name}"]${[...this.classList].map(one => `.${one}`).join('')}`;
      events?.push({ via: 'trigger', event: 'click', target, args: [], depth: last ? 0 : -1 });
      click.call(this);
    };
  });

for (const jquery of ['3', '4']) {
  test(`with jQuery ${jquery}, events come as from the shop's own scripts`, async ({ page, open }) => {
    await recordClicks(page);
    await open(PAGE, jquery);
    const { clear, lines, heard } = recorderOf(page, toLines);
    const start = /^(?:check_variations|wc_variation_form|woo_variation)/;

    // Tabs click their first link when they are hydrated.
    await page.locator('.wc-tabs-wrapper').scrollIntoViewIfNeeded();
    await mounted(page, '.wc-tabs-wrapper');
    await page.locator('form.variations_form').scrollIntoViewIfNeeded();
    await ready(page);
    await heard('woo_variation_swatches_loaded');
    const atStart = (all: Line[]) => all.filter(({ event }) => start.test(event)).map(({ event, on }) => [event, on]);
    expect(atStart(await lines())).toEqual(atStart(recorded('page load')));

    await clear();
    await swatch(page, 'rdeca').click();
    await heard('wvs-selected-item');
    expect(await lines()).toEqual(recorded('colour swatch clicked'));

    await clear();
    await swatch(page, 's').click();
    await heard('show_variation');
    expect(await lines()).toEqual(recorded('button swatch clicked: variation found'));

    await clear();
    await swatch(page, 'rdeca').click();
    await heard('show_variation');
    expect(await lines()).toEqual(recorded('colour swatch clicked again: unselected'));

    await clear();
    await page.click('.reset_variations');
    await heard('reset_focus');
    const noSelects = (all: Line[]) => all.filter(({ event, on }) => event !== 'change' || !on.startsWith('select'));
    // The shop triggers the change of all selects in one call, which the recorder wrote down once.
    expect(noSelects(await lines()).filter(({ event }) => event !== 'click')).toEqual(
      noSelects(recorded('clear clicked')),
    );
    expect(await chosen(page)).toEqual(['', '']);
  });
}
