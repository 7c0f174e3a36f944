import { describe, expect, it } from 'vitest';
import { MOUNTED } from '../../src/core/mountOptions';
import { jQueries, putJQuery } from '../core/bus/helpers';
import { byId, click, loader, putMarkers, register, registerWidget, setUpLoader, testWidget } from './helpers';

setUpLoader();

describe('a pending island', () => {
  it.each(['pointerdown', 'focusin', 'keydown', 'input', 'change', 'submit', 'click'])('is hydrated on %s', type => {
    const widget = register('a');
    byId('a-p').dispatchEvent(new Event(type, { bubbles: true }));
    expect(widget.loads()).toBe(1);
  });

  it('is hydrated when the pointer is over a control, and not elsewhere in it', () => {
    const widget = register('a');
    byId('a-p').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(widget.loads()).toBe(0);
    byId('a-a').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(widget.loads()).toBe(1);
  });

  it('leaves clicks outside of its controls to the page', async () => {
    const widget = register('a');
    expect(click(byId('a-p'))).toBe(true);
    await widget.arrive();
    expect(widget.log).toEqual(['mount a']);
  });

  it('captures clicks on its controls and replays them in order, repeated ones once', async () => {
    const widget = register('a', 'b');
    const heard: string[] = [];
    const ended = new AbortController();
    document.addEventListener('click', event => event.target instanceof Element && heard.push(event.target.id), ended);
    expect(click(byId('a-a'))).toBe(false);
    expect(click(byId('b-a'))).toBe(false);
    expect(click(byId('a-a'))).toBe(false);
    expect([byId('a-a').getAttribute('aria-busy'), heard]).toEqual(['true', []]);
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'mount b', 'click b-a', 'click a-a']);
    expect(heard).toEqual(['b-a', 'a-a']);
    expect(byId('a-a').hasAttribute('aria-busy')).toBe(false);
    ended.abort();
  });

  it('does not replay a click that clears over a later choice', async () => {
    const widget = registerWidget({ clears: '#a-a' }, 'a');
    byId('a').insertAdjacentHTML('beforeend', '<input id="choice">');
    click(byId('a-a'));
    byId('choice').dispatchEvent(new Event('change', { bubbles: true }));
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'change choice']);
    expect(byId('a-a').hasAttribute('aria-busy')).toBe(false);
  });

  it('shows one part of a control as busy, that which was clicked last', async () => {
    const widget = register('a');
    byId('a-a').innerHTML = '<span id="sign">+</span>';
    click(byId('sign'));
    click(byId('a-a'));
    expect([byId('sign').hasAttribute('aria-busy'), byId('a-a').getAttribute('aria-busy')]).toEqual([false, 'true']);
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'click a-a']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  it('captures the space bar on a link, where it would scroll the page, and no other key', async () => {
    const widget = register('a');
    const press = (key: string) =>
      byId('a-a').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect([press('Enter'), press(' ')]).toEqual([true, false]);
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'keydown a-a']);
  });

  it('captures the space bar on a link that is a button, also beside its controls', async () => {
    const widget = register('a');
    byId('a-p').innerHTML = '<a href="/x" id="plain">x</a><a href="/y" id="button" role="button">y</a>';
    const press = (id: string) =>
      byId(id).dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    expect([press('plain'), press('button')]).toEqual([true, false]);
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'keydown button']);
  });

  it('drops a click whose target has left the page', async () => {
    const widget = register('a');
    click(byId('a-a'));
    byId('a-a').remove();
    await widget.arrive();
    expect(widget.log).toEqual(['mount a']);
  });

  it.each(jQueries)('replays a click that a script triggers with jQuery %s once', async (_version, $) => {
    const widget = register('a');
    byId('a').insertAdjacentHTML('beforeend', '<button type="button" class="control" id="a-b">z</button>');
    putJQuery($);
    loader.bus.emit('wc_fragment_refresh', {});
    $(byId('a-b')).trigger('click');
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'click a-b']);
    $(document).off('click');
  });
});

describe('an event in a pending island', () => {
  const press = (target: Element, key: string) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  function registerWithField(markup: string, options: Parameters<typeof testWidget>[0] = {}) {
    putMarkers('a');
    byId('a').insertAdjacentHTML('beforeend', markup);
    const widget = testWidget(options);
    loader.registerIsland(widget.definition, byId('a'));
    return widget;
  }

  it.each([
    ['a text', '<input id="f">'],
    ['a number', '<input id="f" type="number">'],
    ['a date', '<input id="f" type="date">'],
    ['a choice', '<select id="f"><option>1</option></select>'],
    ['a long text', '<textarea id="f"></textarea>'],
  ])('two changes of %s are replayed as one, for all listeners, in order', async (_what, markup) => {
    const types = ['input', 'change'];
    const widget = registerWithField(markup);
    const heard: string[] = [];
    const ended = new AbortController();
    for (const type of types) document.addEventListener(type, () => heard.push(type), ended);
    for (const type of [...types, ...types]) byId('f').dispatchEvent(new Event(type, { bubbles: true }));
    expect(heard).toEqual([]);
    await widget.arrive();
    expect([widget.log, heard]).toEqual([['mount a', ...types.map(type => `${type} f`)], types]);
    for (const type of types) byId('f').dispatchEvent(new Event(type, { bubbles: true }));
    expect(heard).toEqual([...types, ...types]);
    ended.abort();
  });

  it('checks a checkbox at once, and is replayed without toggling it again', async () => {
    const widget = registerWithField('<input id="f" type="checkbox">');
    const box = byId('f');
    if (!(box instanceof HTMLInputElement)) throw new Error('no box');
    box.click();
    expect([box.checked, widget.log]).toEqual([true, []]);
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'click f', 'input f', 'change f']);
  });

  it('is replayed on a button that does nothing without a script, and left to the page on a link to another page', async () => {
    const widget = registerWithField('<button type="button" id="f">x</button><a id="g" href="/elsewhere/">y</a>');
    expect([click(byId('f')), click(byId('g'))]).toEqual([false, true]);
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'click f']);
  });

  it('is captured on a link in the label of a checkbox, as on other controls', async () => {
    const label = '<label>x<input type="checkbox"><a class="control" href="/terms/" id="f">y</a></label>';
    const widget = registerWithField(label);
    expect(click(byId('f'))).toBe(false);
    await widget.arrive();
    // happy-dom presses the box as well, which browsers do not.
    expect(widget.log.filter(one => one === 'click f')).toHaveLength(1);
  });

  it('is replayed on the element that has replaced its control', async () => {
    const widget = registerWithField('<p id="part"><button type="button" id="f">x</button></p>');
    click(byId('f'));
    byId('part').innerHTML = '<button type="button" id="f">y</button>';
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'click f']);
  });

  it('is replayed each time on a control of `repeats`', async () => {
    const widget = registerWithField('<button type="button" id="f">+</button>', { repeats: '#f' });
    for (let time = 0; time < 3; time++) click(byId('f'));
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'click f', 'click f', 'click f']);
  });

  it('of Enter in a field presses the form’s button, unless a listener prevents it', async () => {
    const widget = registerWithField('<form id="form"><input id="f"><button id="send">x</button></form>', {
      mount: (marker, { onMounted }) => {
        queueMicrotask(() => onMounted?.());
        return { name: 'test', marker, unmount() {} };
      },
    });
    const sent: string[] = [];
    byId('send').addEventListener('click', event => {
      event.preventDefault();
      sent.push('send');
    });
    expect(press(byId('f'), 'Enter')).toBe(false);
    expect(sent).toEqual([]);
    await widget.arrive();
    expect(sent).toEqual(['send']);
  });

  it('of a form that is submitted twice is replayed once', async () => {
    const widget = registerWithField('<form id="form"><button id="send">x</button></form>');
    const form = byId('form');
    for (let time = 0; time < 2; time++) {
      expect(form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(false);
    }
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'submit form']);
  });

  it('of a key that the browser handles is left to the browser', () => {
    registerWithField(
      '<button type="button" id="f">x</button><textarea id="g"></textarea><input id="h" type="checkbox">',
    );
    expect([press(byId('f'), 'Enter'), press(byId('g'), 'Enter'), press(byId('h'), ' ')]).toEqual([true, true, true]);
  });

  it('in an element of `elsewhere` is captured as well', async () => {
    putMarkers('a');
    document.body.insertAdjacentHTML('beforeend', '<a id="far" href="#">x</a>');
    const widget = testWidget({ elsewhere: '#far' });
    loader.registerIsland(widget.definition, byId('a'));
    const followed: string[] = [];
    byId('far').addEventListener('click', () => followed.push('far'));
    expect(click(byId('far'))).toBe(false);
    await widget.arrive();
    expect([widget.log, followed]).toEqual([['mount a'], ['far']]);
  });

  it('in a marker that is the whole page is captured on its controls only', async () => {
    document.body.innerHTML = '<input id="f"><a class="control" id="c" href="#">x</a>';
    const widget = testWidget();
    byId('f').focus();
    loader.registerIsland(widget.definition, document.body);
    const heard: string[] = [];
    byId('f').addEventListener('change', () => heard.push('change'));
    byId('f').dispatchEvent(new Event('change', { bubbles: true }));
    expect([heard, widget.loads()]).toEqual([['change'], 0]);
    expect(click(byId('c'))).toBe(false);
    await widget.arrive();
    expect(widget.log).toEqual(['mount ', 'click c']);
  });

  it.each(jQueries)('of a change by jQuery %s is replayed for the widget', async (_version, $) => {
    const widget = registerWithField('<input id="f">');
    putJQuery($);
    loader.bus.emit('wc_fragment_refresh', {});
    $(byId('f')).trigger('change');
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'change f']);
    $(document).off('change input click');
  });
});

it('a click is replayed before later ones, also when its chunk comes after theirs', async () => {
  putMarkers('a', 'b');
  const [slow, fast] = [testWidget({ name: 'slow' }), testWidget({ name: 'fast' })];
  loader.registerIsland(slow.definition, byId('a'));
  loader.registerIsland(fast.definition, byId('b'));
  const heard: string[] = [];
  document.addEventListener('click', ({ target }) => target instanceof Element && heard.push(target.id));
  click(byId('a-a'));
  click(byId('b-a'));
  await fast.arrive();
  expect([fast.log, heard]).toEqual([['mount b'], []]);
  await slow.arrive();
  expect(heard).toEqual(['a-a', 'b-a']);
});

describe('a second press on a control whose first one waits', () => {
  /** As browsers have it for what a shopper does, unlike for what a script dispatches. */
  function press(
    target: Element,
    event: Event = new MouseEvent('click', { bubbles: true, cancelable: true }),
  ): boolean {
    Object.defineProperty(event, 'isTrusted', { value: true });
    return target.dispatchEvent(event);
  }

  function registerBoth(outer: Element, inner: Element) {
    const widgets = [testWidget({ name: 'outer', controls: '.none' }), testWidget({ name: 'inner' })] as const;
    loader.registerIsland(widgets[0].definition, outer);
    loader.registerIsland(widgets[1].definition, inner);
    return widgets;
  }

  it.each([
    ['#b', 'control'],
    ['#b', 'other'],
    ['/elsewhere/', 'control'],
  ])(
    'for a widget around its mounted one, to %s, of class %s, is not handled before the first',
    async (href, className) => {
      putMarkers('a', 'b');
      byId('a').append(byId('b'));
      const [outer, inner] = registerBoth(byId('a'), byId('b'));
      const link = byId('b-a');
      link.setAttribute('href', href);
      link.className = className;
      press(link);
      await inner.arrive();
      Reflect.set(byId('b'), MOUNTED, {});
      press(link);
      expect(inner.log).toEqual(['mount b']);
      await outer.arrive();
      expect(inner.log).toEqual(['mount b', 'click b-a']);
    },
  );

  it('for one elsewhere whose script is slow is not handled before the first', async () => {
    putMarkers('a', 'b');
    const [slow, fast] = registerBoth(byId('a'), byId('b'));
    byId('a-a').className = 'none';
    press(byId('a-a'));
    press(byId('b-a'));
    await fast.arrive();
    press(byId('b-a'));
    expect(fast.log).toEqual(['mount b']);
    await slow.arrive();
    expect([slow.log, fast.log]).toEqual([
      ['mount a', 'click a-a'],
      ['mount b', 'click b-a'],
    ]);
  });

  it('does not keep a field of a mounted widget from hearing what is typed after Enter', async () => {
    putMarkers('a', 'b');
    const [slow, fast] = registerBoth(byId('a'), byId('b'));
    byId('a-a').className = 'none';
    byId('b').insertAdjacentHTML('beforeend', '<input id="field">');
    press(byId('a-a'));
    press(byId('field'), new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await fast.arrive();
    press(byId('field'), new InputEvent('input', { bubbles: true }));
    expect(fast.log).toEqual(['mount b', 'input field']);
    await slow.arrive();
    expect(fast.log).toEqual(['mount b', 'input field', 'keydown field']);
  });

  it('does not hold up a link of a widget whose script did not load', async () => {
    putMarkers('a', 'b');
    const [, broken] = registerBoth(byId('a'), byId('b'));
    byId('a-a').className = 'none';
    byId('b-a').setAttribute('href', '/elsewhere/');
    press(byId('a-a'));
    press(byId('b-a'));
    await broken.fail();
    const loads = broken.loads();
    expect([press(byId('b-a')), broken.loads() - loads]).toEqual([true, 0]);
  });
});
