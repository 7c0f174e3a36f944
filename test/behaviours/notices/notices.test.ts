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

describe('a notice', () => {
  it('can have the focus at once, and has it half a second later', () => {
    widget = mount(notice());
    expect([notice().getAttribute('tabindex'), focused()]).toEqual(['-1', '']);
    vi.advanceTimersByTime(499);
    expect(focused()).toBe('');
    vi.advanceTimersByTime(1);
    expect(focused()).toBe('notice');
  });

  it('takes it from what a script has focused', () => {
    find(document, '#field').focus();
    widget = mount(notice());
    find(document, '#button').focus();
    vi.advanceTimersByTime(500);
    expect(focused()).toBe('notice');
  });

  it('leaves it to what the shopper has gone to since', () => {
    widget = mount(notice());
    key();
    find(document, '#button').focus();
    vi.advanceTimersByTime(500);
    expect(focused()).toBe('button');
  });

  it('takes it when a key went nowhere', () => {
    widget = mount(notice());
    key();
    vi.advanceTimersByTime(500);
    expect(focused()).toBe('notice');
  });

  it('leaves it to a field with something typed in it', () => {
    const field = document.querySelector('input');
    if (field) field.value = 'Ana';
    field?.focus();
    widget = mount(notice());
    vi.advanceTimersByTime(500);
    expect(focused()).toBe('field');
  });

  it('that is gone by then, and its widget with it, has no timer left', () => {
    widget = mount(notice());
    notice().remove();
    widget.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that is gone by then breaks nothing where nobody tells the widget', () => {
    widget = mount(notice());
    notice().remove();
    expect(() => vi.advanceTimersByTime(500)).not.toThrow();
    expect(focused()).toBe('');
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
