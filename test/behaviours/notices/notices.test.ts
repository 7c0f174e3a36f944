import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../src/behaviours/notices';
import type { Mounted } from '../../../src/hydrate';
import { find } from '../../hydrate/page';

let widget: Mounted | undefined;
const notice = () => find(document, '.woocommerce-message');
const focused = () => document.activeElement?.id ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<p role="alert"></p><p role="alert" id="other">Napaka</p>
    <div class="woocommerce-message" role="alert" id="notice">V košarici.</div><input id="field"><button id="button">x</button>`;
});

afterEach(() => {
  widget?.unmount();
  vi.useRealTimers();
  document.body.className = '';
  document.body.replaceChildren();
});

const key = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
const focus = (selector: string) => find(document, selector).focus();
const type = (value: string) => {
  Object.assign(find(document, '#field'), { value });
  focus('#field');
};

describe('a notice', () => {
  it('can have the focus at once, and has it half a second later', () => {
    widget = mount(notice());
    expect([notice().getAttribute('tabindex'), focused()]).toEqual(['-1', '']);
    vi.advanceTimersByTime(499);
    expect(focused()).toBe('');
    vi.advanceTimersByTime(1);
    expect(focused()).toBe('notice');
  });

  it.each<[title: string, before: () => void, meanwhile: () => void, holder: string]>([
    ['takes it from what a script has focused', () => focus('#field'), () => focus('#button'), 'notice'],
    ['leaves it to what the shopper has gone to since', () => {}, () => [key(), focus('#button')], 'button'],
    ['takes it when a key went nowhere', () => {}, key, 'notice'],
    ['leaves it to a field with something typed in it', () => type('Ana'), () => {}, 'field'],
    ['that is gone by then breaks nothing where nobody tells the widget', () => {}, () => notice().remove(), ''],
  ])('%s', (_title, before, meanwhile, holder) => {
    before();
    widget = mount(notice());
    meanwhile();
    vi.advanceTimersByTime(500);
    expect(focused()).toBe(holder);
  });

  it('that is gone by then, and its widget with it, has no timer left', () => {
    widget = mount(notice());
    notice().remove();
    widget.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('comes after the first alert that says something on account pages', () => {
    document.body.className = 'woocommerce-account';
    widget = mount(notice());
    vi.advanceTimersByTime(0);
    expect(focused()).toBe('other');
    vi.advanceTimersByTime(500);
    expect(focused()).toBe('notice');
  });
});
