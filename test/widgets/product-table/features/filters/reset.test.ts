import { expect, it, vi } from 'vitest';
import { silence } from '../../../../core/calls/helpers';
import {
  change,
  copyChecked,
  field,
  filterHtml,
  modalHtml,
  one,
  press,
  rangeHtml,
  searchHtml,
  sortHtml,
} from './markup';
import { setUpTableShop } from './shop';

const shop = setUpTableShop();
const options = [{ value: '1', checked: true }, { value: '2' }];
const query = '?12_attr_pa_barva[]=1&12_search_1=majica&12_price_range_min=20';
const available =
  '<div class="wcpt-filter" data-wcpt-filter="availability"><input type="checkbox" name="12_availability" value="on" data-wcpt-reverse-value="off"></div>';
const header = (search = '') =>
  searchHtml('majica', search) + filterHtml({ options }) + rangeHtml() + sortHtml() + available;
const reset = '<span class="wcpt-reset">Ponastavi</span>';

it('a choice before the answer to Reset does not bring the old choices back', async () => {
  shop.page({ header: header() + reset, query });
  shop.answer(silence, silence);
  change('.wcpt-range-input-min', '20');
  one('.wcpt-reset').click();
  expect(one('.wcpt-header .wcpt-filter-heading').textContent).toBe('Barva');
  change('[name="12_attr_pa_barva[]"][value="2"]', true);
  await shop.sends(2);
  // A box that is on by default is on again.
  expect(shop.asked('12_')).toEqual([
    '12_search_1=',
    '12_attr_pa_barva[]=2',
    '12_price_range=',
    '12_price_range_min=',
    '12_price_range_max=',
    '12_availability=on',
    '12_device=laptop',
    '12_filtered=true',
  ]);
});

it('the dialog of phones that is opened before the answer to its Reset has come shows no choices, and sends none of them', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  shop.page({ header: header(), modal: modalHtml(), query });
  shop.answer(silence, silence);
  copyChecked();
  const modal = () => one('body > .wcpt-nav-modal');
  const open = async () => {
    one('.wcpt-rn-filter').click();
    await vi.waitFor(() => modal());
  };
  await open();
  one('.wcpt-nm-reset', modal()).click();
  await shop.sends();
  await open();
  one('.wcpt-nm-apply', modal()).click();
  await shop.sends(2);
  expect(shop.asked('12_attr')).toEqual([]);
  expect(shop.asked('12_search')).toEqual(['12_search_1=']);
});

it('a choice before the answer to a search that resets others does not bring the others back', async () => {
  shop.page({ header: header('wcpt-search--reset-others'), query });
  shop.answer(silence, silence);
  field('.wcpt-search-input').value = 'hlače';
  press(field('.wcpt-search-input'), 'Enter');
  await shop.sends();
  change('[name="12_attr_pa_barva[]"][value="2"]', true);
  await shop.sends(2);
  expect(shop.asked('12_attr')).toEqual(['12_attr_pa_barva[]=2']);
  expect(shop.asked('12_search')).toEqual(['12_search_1=hlače']);
});

it('Reset that another script stops leaves the choices as they are', async () => {
  shop.page({ header: header() + reset, query });
  one('#wcpt-12').setAttribute('data-wcpt-nav-query', '?12_device=laptop&12_filtered=true');
  one('.wcpt-reset').click();
  shop.end();
  expect(shop.sent).toEqual([]);
  expect(field('[name="12_attr_pa_barva[]"][value="1"]').checked).toBe(true);
});
