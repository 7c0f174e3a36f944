import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../src/behaviours/product-list';
import type { Mounted } from '../../../src/hydrate';
import { jQueries, putJQuery } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';

let widget: Mounted | undefined;

beforeEach(() => {
  putJQuery(undefined);
  vi.useFakeTimers();
});

afterEach(() => {
  widget?.unmount();
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('an ordering form', () => {
  const SELECT = '<select name="orderby" class="orderby"><option value="date"><option value="price"></select>';
  let submits: string[];

  function take(content: string) {
    submits = [];
    document.body.innerHTML = `<form class="woocommerce-ordering" method="get">${content}</form>`;
    const form = find(document, 'form');
    form.addEventListener('submit', event => {
      submits.push(event.defaultPrevented ? 'prevented' : 'native');
      event.preventDefault();
    });
    widget = mount(form);
  }
  const choose = () => find(document, 'select').dispatchEvent(new Event('change', { bubbles: true }));

  it('is submitted when another order is chosen', () => {
    take(SELECT);
    choose();
    expect(submits).toEqual(['native']);
  });

  it('is not submitted by another field, nor after the unmount', () => {
    take(`<input>${SELECT}`);
    find(document, 'input').dispatchEvent(new Event('change', { bubbles: true }));
    widget?.unmount();
    choose();
    expect(submits).toEqual([]);
  });

  it('may lack its select, and get one later', () => {
    take('<input type="hidden" name="paged" value="1">');
    find(document, 'form').insertAdjacentHTML('beforeend', SELECT);
    choose();
    expect(submits).toEqual(['native']);
  });

  it('is submitted whatever its fields are called', () => {
    take(`${SELECT}<input type="hidden" name="submit" value="1">`);
    choose();
    expect(submits).toEqual(['native']);
  });

  it.each(jQueries)('is heard once by jQuery %s, which can choose, and prevent it', (_, $) => {
    putJQuery($);
    take(SELECT);
    const heard: string[] = [];
    $(find(document, 'form')).on('submit', () => {
      heard.push('jQuery');
      return false;
    });
    $(find(document, 'select')).trigger('change');
    choose();
    expect([heard, submits]).toEqual([
      ['jQuery', 'jQuery'],
      ['native', 'native'],
    ]);
  });
});

describe('a result count', () => {
  const COUNT =
    '<p class="woocommerce-result-count" role="status" aria-relevant="all">Prikazani so <b>3</b> izdelki</p>';
  const count = () => find(document, '.woocommerce-result-count');
  const state = () => [count().getAttribute('role'), count().getAttribute('aria-hidden'), count().innerHTML];

  it('is hidden as an alert, and written anew after two seconds, once', async () => {
    document.body.innerHTML = COUNT;
    const writes: number[] = [];
    const observer = new MutationObserver(records => writes.push(records.length));
    widget = mount(count());
    expect(state()).toEqual(['alert', 'true', 'Prikazani so <b>3</b> izdelki']);
    observer.observe(count(), { childList: true });
    await vi.advanceTimersByTimeAsync(1999);
    expect([state()[1], writes]).toEqual(['true', []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toEqual(['alert', 'false', 'Prikazani so <b>3</b> izdelki']);
    expect(writes).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(writes).toHaveLength(1);
    observer.disconnect();
  });

  it('tells what it has become meanwhile', async () => {
    document.body.innerHTML = COUNT;
    widget = mount(count());
    count().textContent = 'Prikazan je 1 izdelek';
    await vi.advanceTimersByTimeAsync(2000);
    expect(state()[2]).toBe('Prikazan je 1 izdelek');
  });

  it('is left alone where it is the second of the page', () => {
    document.body.innerHTML = COUNT + COUNT;
    const second = document.querySelectorAll('.woocommerce-result-count')[1];
    widget = second && mount(second);
    expect([...document.querySelectorAll('p')].map(p => p.getAttribute('role'))).toEqual(['status', 'status']);
  });

  it('that is unmounted before has no timer left, and is not hidden', async () => {
    document.body.innerHTML = COUNT;
    widget = mount(count());
    widget.unmount();
    expect(state()[1]).toBe('false');
    expect(vi.getTimerCount()).toBe(0);
  });
});
