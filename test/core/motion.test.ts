import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollToNotice } from '../../src/core/motion';

let tops: number[];
let notice: HTMLElement;
let wantsLess: boolean;
const last = () => tops.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  tops = [];
  wantsLess = false;
  vi.stubGlobal('scrollY', 1100);
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    tops.push(top);
    vi.stubGlobal('scrollY', top);
  });
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLess }));
  notice = document.createElement('div');
  document.body.append(notice);
  // It stands 300 px below the top of the page.
  notice.getBoundingClientRect = () => new DOMRect(0, 300 - scrollY, 10, 10);
});

afterEach(() => {
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  notice.remove();
});

describe('scrolling to a notice', () => {
  it('takes a second, and ends 100 px above it', () => {
    scrollToNotice(notice);
    vi.advanceTimersByTime(500);
    expect(last()).toBeLessThan(1000);
    expect(last()).toBeGreaterThan(300);
    vi.advanceTimersByTime(400);
    expect(last()).not.toBe(200);
    vi.advanceTimersByTime(150);
    expect(last()).toBe(200);
    const steps = tops.length;
    vi.advanceTimersByTime(1000);
    expect(tops).toHaveLength(steps);
  });

  it('is done in one step where less motion is wanted', () => {
    wantsLess = true;
    scrollToNotice(notice);
    vi.advanceTimersByTime(1000);
    expect(tops).toEqual([200]);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('ends with the shopper’s %s', type => {
    scrollToNotice(notice);
    vi.advanceTimersByTime(100);
    window.dispatchEvent(new Event(type));
    const steps = tops.length;
    vi.advanceTimersByTime(2000);
    expect(tops).toHaveLength(steps);
  });

  it('ends where another begins, and nowhere else', () => {
    const other = document.createElement('div');
    other.getBoundingClientRect = () => new DOMRect(0, 2100 - scrollY, 10, 10);
    document.body.append(other);
    scrollToNotice(notice);
    vi.advanceTimersByTime(100);
    scrollToNotice(other);
    scrollToNotice(null);
    vi.advanceTimersByTime(2000);
    expect(last()).toBe(2000);
    other.remove();
  });

  it('does nothing without a notice, or with one that is gone', () => {
    scrollToNotice(null);
    notice.remove();
    scrollToNotice(notice);
    vi.advanceTimersByTime(2000);
    expect(tops).toEqual([]);
  });
});
