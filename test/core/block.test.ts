import { beforeEach, describe, expect, it, vi } from 'vitest';
import { block, unblock } from '../../src/core/block';
import { jQueries, putJQuery } from './bus/helpers';

let host: HTMLElement;
let ends: (() => void)[];
const parts = () => [...host.children].map(({ className }) => className);

beforeEach(() => {
  putJQuery(undefined);
  document.body.innerHTML = '<form><button>x</button></form>';
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  host = form;
  ends = [];
  // The test's DOM computes no position.
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => ({ position: element.style.position || 'static' }));
  vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation(function (this: HTMLElement) {
    const animation = new Animation();
    const finished = new Promise<Animation>(resolve => ends.push(() => resolve(animation)));
    Object.defineProperty(animation, 'finished', { value: finished });
    return animation;
  });
});

async function fadedOut() {
  for (const end of ends) end();
  await Promise.resolve();
  await Promise.resolve();
}

describe('a blocked element', () => {
  it('has three parts as its last children, with the classes that shop styles know', () => {
    block(host, { background: '#fff' });
    expect(parts()).toEqual(['', 'blockUI', 'blockUI blockOverlay', 'blockUI blockMsg blockElement']);
    const [, hidden, overlay, message] = [...host.children].filter(child => child instanceof HTMLElement);
    expect([hidden?.style.display, message?.style.display]).toEqual(['none', 'none']);
    expect(overlay?.style).toMatchObject({
      zIndex: '1000',
      position: 'absolute',
      cursor: 'wait',
      opacity: '0.6',
      width: '100%',
      height: '100%',
    });
    expect(overlay?.style.background).toContain('#fff');
    expect(host.style.position).toBe('relative');
    expect(host.style.getPropertyValue('zoom')).toBe('1');
  });

  it.each(['mousedown', 'mouseup', 'click', 'keydown', 'keypress', 'keyup', 'touchstart', 'touchmove', 'touchend'])(
    'swallows %s inside it, until it is unblocked',
    async type => {
      const heard = vi.fn();
      const button = host.querySelector('button');
      button?.addEventListener(type, heard);
      const raise = () => button?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      block(host);
      expect([raise(), heard.mock.calls.length]).toEqual([false, 0]);
      unblock(host);
      expect([raise(), heard.mock.calls.length]).toEqual([true, 1]);
    },
  );

  it('lets keys at a spared field through, and what a script clicks; not keys at a button', () => {
    host.insertAdjacentHTML('afterbegin', '<input type="checkbox">');
    const [box, button] = ['input', 'button'].map(one => host.querySelector<HTMLElement>(one));
    const raise = (target: HTMLElement | null | undefined, type: string) =>
      target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    block(host, { spares: 'input' });
    expect(['keydown', 'keyup', 'click', 'mousedown'].map(type => raise(box, type))).toEqual([true, true, true, false]);
    expect(['keydown', 'click'].map(type => raise(button, type))).toEqual([false, true]);
  });

  it('is as before when its overlay has faded, its forced position static', async () => {
    block(host);
    unblock(host);
    expect(parts()).toHaveLength(4);
    await fadedOut();
    expect(parts()).toEqual(['']);
    expect(host.style.position).toBe('static');
  });

  it('that had a position of its own keeps it', async () => {
    host.style.position = 'absolute';
    block(host);
    unblock(host);
    await fadedOut();
    expect(host.style.position).toBe('absolute');
  });

  it('that is blocked again has one overlay, and one unblock frees it', async () => {
    block(host);
    block(host, { background: '#fff', opacity: 0.3 });
    expect(host.querySelectorAll('.blockOverlay')).toHaveLength(1);
    expect(host.querySelector<HTMLElement>('.blockOverlay')?.style.opacity).toBe('0.3');
    unblock(host);
    await fadedOut();
    expect(parts()).toEqual(['']);
    expect(host.style.position).toBe('static');
  });

  it('that is blocked while it fades out stays blocked', async () => {
    block(host);
    unblock(host);
    block(host);
    await fadedOut();
    expect(host.querySelectorAll('.blockOverlay')).toHaveLength(1);
  });

  it('is free at once where nothing may move', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    block(host);
    unblock(host);
    expect(parts()).toEqual(['']);
  });

  it.each(jQueries)(
    'has what scripts have written into the defaults of jQuery %s, unless it is asked for more',
    (_version, $) => {
      putJQuery($);
      Object.assign($, { blockUI: { defaults: { overlayCSS: { cursor: 'default', opacity: 0.3 } } } });
      const looks = () => {
        const { cursor, opacity } = Object(host.querySelector<HTMLElement>('.blockOverlay')?.style);
        return [cursor, opacity];
      };
      block(host);
      expect(looks()).toEqual(['default', '0.3']);
      block(host, { opacity: 0.8 });
      expect(looks()).toEqual(['default', '0.8']);
      Reflect.deleteProperty($, 'blockUI');
    },
  );

  it.each(jQueries)('says so to jQuery %s', (_version, $) => {
    putJQuery($);
    block(host);
    expect($(host).data('blockUI.isBlocked')).toBe(1);
    unblock(host);
    expect($(host).data('blockUI.isBlocked')).toBe(0);
  });
});

it('an element that is not blocked is left alone', () => {
  host.innerHTML = '<div class="blockUI">theirs</div>';
  unblock(host);
  expect(host.outerHTML).toBe('<form><div class="blockUI">theirs</div></form>');
});
