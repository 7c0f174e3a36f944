import { expect, it, vi } from 'vitest';
import { change, field, one, press, rangeHtml } from './markup';
import { setUpTableShop } from './shop';

const shop = setUpTableShop();
const min = () => field('.wcpt-range-input-min');
const max = () => field('.wcpt-range-input-max');

const ready = () => vi.waitFor(() => expect(document.querySelectorAll('.wcpt-range-slider')).toHaveLength(2));

/** Types without leaving the field. */
function type(input: HTMLInputElement, value: string): void {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

it('Enter in a field sends what was typed, not the preset that was chosen before', async () => {
  shop.page({ header: rangeHtml() });
  change('[value="option_0"]', true);
  await shop.sends();
  shop.page({ header: rangeHtml().replace('value="option_0"', 'value="option_0" checked') });
  type(max(), '45');
  press(max(), 'Enter');
  await shop.sends(2);
  expect(shop.asked('12_price_range')).toEqual(['12_price_range_min=', '12_price_range_max=45']);
});

it('Enter in a field without typing sends the chosen preset', async () => {
  shop.page({ header: rangeHtml() });
  const preset = field('[value="option_0"]');
  preset.checked = true;
  press(max(), 'Enter');
  await shop.sends();
  expect(shop.asked('12_price_range')).toEqual([
    '12_price_range=option_0',
    '12_price_range_min=20',
    '12_price_range_max=60',
  ]);
});

it('Enter in a field is not held back by an Apply button', async () => {
  shop.page({ header: `${rangeHtml()}<span class="wcpt-apply">Uporabi</span>` });
  type(min(), '10');
  press(min(), 'Enter');
  await shop.sends();
});

it('swaps 9 and 10 by their numbers, not by their texts', () => {
  shop.page({ header: rangeHtml() });
  change('.wcpt-range-input-min', '9');
  change('.wcpt-range-input-max', '10');
  one('.wcpt-range-submit-button').click();
  expect([min().value, max().value]).toEqual(['9', '10']);
});

it('limits that are the wrong way round are swapped by an Apply button as well, and a text that is no number is said', async () => {
  shop.page({ header: `${rangeHtml()}<span class="wcpt-apply">Uporabi</span>` });
  const isWrong = vi
    .spyOn(min(), 'validity', 'get')
    .mockReturnValue(Object.create(min().validity, { badInput: { value: true } }));
  const say = vi.spyOn(min(), 'reportValidity').mockReturnValue(false);
  one('.wcpt-apply').click();
  expect(say).toHaveBeenCalledOnce();
  shop.asksNothing();
  isWrong.mockRestore();
  type(min(), '90');
  type(max(), '20');
  one('.wcpt-apply').click();
  await shop.sends();
  expect(shop.asked('12_price_range')).toEqual(['12_price_range_min=20', '12_price_range_max=90']);
});

it('a text that is no number, as "12,50" may be, is said to the shopper and not sent as no limit', () => {
  shop.page({ header: rangeHtml() });
  Object.defineProperty(min(), 'validity', { value: { badInput: true } });
  const say = vi.spyOn(min(), 'reportValidity').mockReturnValue(false);
  min().dispatchEvent(new Event('input', { bubbles: true }));
  min().dispatchEvent(new Event('change', { bubbles: true }));
  one('.wcpt-range-submit-button').click();
  expect(say).toHaveBeenCalledOnce();
  shop.asksNothing();
});

it('limits that the address has beyond what there is are brought back into it', () => {
  const printed = (end: string) => new RegExp(`(name="12_price_range_${end}" value=)""`);
  shop.page({ header: rangeHtml().replace(printed('min'), '$1"-5"').replace(printed('max'), '$1"9999"') });
  expect([min().value, max().value]).toEqual(['0', '150']);
});

it('without the largest value and limits nothing is brought back', () => {
  shop.page({ header: rangeHtml('', false).replaceAll(/data-wcpt-actual-max="150"/g, 'data-wcpt-actual-max="x"') });
  change('.wcpt-range-input-max', '9999');
  one('.wcpt-range-submit-button').click();
  expect(max().value).toBe('9999');
});

it('an emptied field is the slider’s end, and stays empty without a slider', async () => {
  shop.page({ header: rangeHtml() });
  await ready();
  change('.wcpt-range-input-max', '40');
  change('.wcpt-range-input-max', '');
  expect([max().value, field('.ghost').value]).toEqual(['150', '150']);
  shop.page({ header: rangeHtml(undefined, false) });
  change('.wcpt-range-input-max', '40');
  change('.wcpt-range-input-max', '');
  expect(max().value).toBe('');
});

it('a slider follows a preset, and one without a limit to its end', async () => {
  shop.page({ header: rangeHtml().replace('data-wcpt-range-max="60"', 'data-wcpt-range-max=""') });
  await ready();
  change('[value="option_0"]', true);
  expect([field('.original').value, field('.ghost').value]).toEqual(['20', '150']);
});

it('a slider has its lower thumb on top where both are at the end, or none could be moved', async () => {
  shop.page({ header: rangeHtml() });
  await ready();
  change('.original', '150');
  expect(field('.original').style.zIndex).toBe('1');
  change('.original', '10');
  expect(field('.original').style.zIndex).toBe('');
});

it('a slider takes the presets back and asks for nothing', async () => {
  shop.page({ header: rangeHtml() });
  await ready();
  change('.ghost', '90');
  expect(field('[name="12_price_range"]').checked).toBe(false);
  expect(one('.wcpt-radio-op-selected__heading-append').textContent).toBe('€0 - €90');
  shop.asksNothing();
});

it('a slider is one again when the widget ends', async () => {
  shop.page({ header: rangeHtml() });
  await ready();
  const slider = field('.original');
  const around = one('.wcpt-range-slider-wrapper');
  shop.end();
  expect([...around.children]).toEqual([slider]);
  expect(slider.className).toBe('wcpt-range-slider');
});

it('a slider with a broken value has its thumbs at the ends', async () => {
  shop.page({ header: rangeHtml().replaceAll('"0,150"', '"x,;"') });
  await ready();
  expect([field('.original').value, field('.ghost').value]).toEqual(['0', '150']);
});

it('a slider that is copied, as for phones, is not named twice', async () => {
  shop.page({ header: rangeHtml() });
  await ready();
  const copy = field('.original').cloneNode();
  if (!(copy instanceof HTMLInputElement)) throw new Error('no slider');
  copy.className = 'wcpt-range-slider copy';
  document.body.append(copy);
  const dual: unknown = Reflect.get(window, 'wcpt__multirange');
  if (typeof dual === 'function') dual(copy);
  expect([...document.querySelectorAll('.copy')].map(one => one.getAttribute('aria-label'))).toEqual([
    'Cena: od',
    'Cena: do',
  ]);
});

it('a slider that another script prints is made dual by wcpt__multirange', async () => {
  shop.page({ header: rangeHtml() });
  await ready();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<p><input type="range" class="wcpt-range-slider later" value="1,2"></p>',
  );
  const dual: unknown = Reflect.get(window, 'wcpt__multirange');
  if (typeof dual !== 'function') throw new Error('not offered');
  dual(one('.later'));
  dual(one('.later'));
  dual(null);
  expect(document.querySelectorAll('p > .wcpt__multirange')).toHaveLength(2);
});
