import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jQueries, putJQuery, quietConsole } from '../core/bus/helpers';
import { byId, click, freshLoader, putMarkers, settle, testWidget } from './helpers';

let loader: Awaited<ReturnType<typeof freshLoader>>;
let lines: string[];

beforeEach(async () => {
  lines = quietConsole();
  // The shop is there.
  vi.stubGlobal('fetch', async () => new Response());
  loader = await freshLoader();
});

afterEach(() => {
  loader.endIslands(document);
  document.body.replaceChildren();
});

function arm(...ids: string[]) {
  const markers = putMarkers(...ids);
  const widget = testWidget();
  for (const marker of markers) loader.registerIsland(widget.definition, marker);
  return widget;
}

describe('a marker whose widget sleeps', () => {
  it.each(['pointerdown', 'focusin', 'keydown', 'input', 'change', 'submit', 'click'])('wakes on %s', type => {
    const widget = arm('a');
    byId('a-p').dispatchEvent(new Event(type, { bubbles: true }));
    expect(widget.loads()).toBe(1);
  });

  it('wakes when the pointer is over a control, and not over the rest', () => {
    const widget = arm('a');
    byId('a-p').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(widget.loads()).toBe(0);
    byId('a-a').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(widget.loads()).toBe(1);
  });

  it('leaves clicks that are none of its controls’ to the page', async () => {
    const widget = arm('a');
    expect(click(byId('a-p'))).toBe(true);
    await widget.arrive();
    expect(widget.log).toEqual(['mount a']);
  });

  it('keeps clicks on its controls and answers them in order, impatient ones once', async () => {
    const widget = arm('a', 'b');
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

  it('keeps the space bar on a link, where it would scroll the page, and no other key', async () => {
    const widget = arm('a');
    const press = (key: string) =>
      byId('a-a').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect([press('Enter'), press(' ')]).toEqual([true, false]);
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'keydown a-a']);
  });

  it('loads its chunk once for all markers', async () => {
    const widget = arm('a', 'b');
    click(byId('a-a'));
    click(byId('b-a'));
    await widget.arrive();
    expect(widget.loads()).toBe(1);
  });

  it('drops a click on what has left the page by then', async () => {
    const widget = arm('a');
    click(byId('a-a'));
    byId('a-a').remove();
    await widget.arrive();
    expect(widget.log).toEqual(['mount a']);
  });

  it('tells the page when it is there, and when it leaves', async () => {
    const widget = arm('a');
    const heard: unknown[] = [];
    loader.bus.on('shop_widgets_mounted', ({ widget: name, marker }, { target }) => heard.push(name, marker, target));
    loader.bus.on('shop_widgets_unmounted', ({ widget: name, marker }, { target }) => heard.push(name, marker, target));
    click(byId('a-a'));
    await widget.arrive();
    const marker = byId('a');
    expect(heard).toEqual(['test', marker, marker]);
    marker.remove();
    loader.endIslands();
    expect(widget.log.at(-1)).toBe('unmount a');
    expect(heard.slice(3), 'on the body, since the marker is gone').toEqual(['test', marker, document.body]);
  });

  it.each(jQueries)('answers one click that another script triggers with jQuery %s', async (_version, $) => {
    const widget = arm('a');
    byId('a').insertAdjacentHTML('beforeend', '<button type="button" class="control" id="a-b">z</button>');
    putJQuery($);
    loader.bus.emit('wc_fragment_refresh', {});
    $(byId('a-b')).trigger('click');
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'click a-b']);
    $(document).off('click');
  });
});

describe('what is done before the widget is there', () => {
  const press = (target: Element, key: string) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  function armField(markup: string, options: Parameters<typeof testWidget>[0] = {}) {
    const [marker] = putMarkers('a');
    if (!marker) throw new Error('no marker');
    marker.insertAdjacentHTML('beforeend', markup);
    const widget = testWidget(options);
    loader.registerIsland(widget.definition, marker);
    return widget;
  }

  it.each([
    ['a text', '<input id="f">', ['input', 'change']],
    ['a number', '<input id="f" type="number">', ['input', 'change']],
    ['a date', '<input id="f" type="date">', ['input', 'change']],
    ['a choice', '<select id="f"><option>1</option></select>', ['input', 'change']],
    ['a long text', '<textarea id="f"></textarea>', ['input', 'change']],
  ])('%s that is changed twice is told once, to everybody, in order', async (_what, markup, types) => {
    const widget = armField(markup);
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

  it('a box is ticked at once, and its click is told without ticking it again', async () => {
    const widget = armField('<input id="f" type="checkbox">');
    const box = byId('f');
    if (!(box instanceof HTMLInputElement)) throw new Error('no box');
    box.click();
    expect([box.checked, widget.log]).toEqual([true, []]);
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'click f', 'input f', 'change f']);
  });

  it('a button that does nothing by itself is pressed; a link that leads elsewhere is followed', async () => {
    const widget = armField('<button type="button" id="f">x</button><a id="g" href="/elsewhere/">y</a>');
    expect([click(byId('f')), click(byId('g'))]).toEqual([false, true]);
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'click f']);
  });

  it('a link in the label of a box is a control like others', async () => {
    const label = '<label>x<input type="checkbox"><a class="control" href="/terms/" id="f">y</a></label>';
    const widget = armField(label);
    expect(click(byId('f'))).toBe(false);
    await widget.arrive();
    // happy-dom presses the box as well, which browsers do not.
    expect(widget.log.filter(one => one === 'click f')).toHaveLength(1);
  });

  it('a press is told of what came in the place of its control meanwhile', async () => {
    const widget = armField('<p id="part"><button type="button" id="f">x</button></p>');
    click(byId('f'));
    byId('part').innerHTML = '<button type="button" id="f">y</button>';
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'click f']);
  });

  it('every press of a control that counts them is told', async () => {
    const widget = armField('<button type="button" id="f">+</button>', { repeats: '#f' });
    for (let time = 0; time < 3; time++) click(byId('f'));
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'click f', 'click f', 'click f']);
  });

  it('Enter in a field is told; where nobody takes it, it presses the form’s button', async () => {
    const widget = armField('<form id="form"><input id="f"><button id="send">x</button></form>', {
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

  it('a form that is sent waits, and is sent once', async () => {
    const widget = armField('<form id="form"><button id="send">x</button></form>');
    const form = byId('form');
    for (let time = 0; time < 2; time++) {
      expect(form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(false);
    }
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'submit form']);
  });

  it('keys with an answer of their own go their way', () => {
    armField('<button type="button" id="f">x</button><textarea id="g"></textarea><input id="h" type="checkbox">');
    expect([press(byId('f'), 'Enter'), press(byId('g'), 'Enter'), press(byId('h'), ' ')]).toEqual([true, true, true]);
  });

  it('beyond its marker belongs to it where its definition says so', async () => {
    document.body.innerHTML = '';
    const [marker] = putMarkers('a');
    document.body.insertAdjacentHTML('beforeend', '<a id="far" href="#">x</a>');
    const widget = testWidget({ elsewhere: '#far' });
    if (marker) loader.registerIsland(widget.definition, marker);
    const followed: string[] = [];
    byId('far').addEventListener('click', () => followed.push('far'));
    expect(click(byId('far'))).toBe(false);
    await widget.arrive();
    expect([widget.log, followed]).toEqual([['mount a'], ['far']]);
  });

  it('in a marker that stands for the page is the page’s, but for its controls', async () => {
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

  it.each(jQueries)('a change that a script triggers with jQuery %s is told to the widget', async (_version, $) => {
    const widget = armField('<input id="f">');
    putJQuery($);
    loader.bus.emit('wc_fragment_refresh', {});
    $(byId('f')).trigger('change');
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'change f']);
    $(document).off('change input click');
  });
});

describe('a chunk that does not load', () => {
  it('for want of a connection: the shopper is told, and the click is answered when it is back', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    const widget = arm('a');
    const followed = vi.fn();
    window.addEventListener('click', followed, { once: true });
    click(byId('a-a'));
    await widget.arrive(new Error('offline'));
    await widget.arrive(new Error('offline'));
    expect(document.querySelector('.sw-wait')?.textContent).toContain('Niste povezani z internetom');
    expect([widget.loads(), byId('a-a').getAttribute('aria-busy')]).toEqual([2, 'true']);
    vi.stubGlobal('fetch', async () => new Response());
    window.dispatchEvent(new Event('online'));
    await settle();
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'click a-a']);
    expect([document.querySelector('.sw-wait'), lines]).toEqual([null, []]);
    window.removeEventListener('click', followed);
  });

  it('is waited for in silence while the shopper has done nothing', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    const widget = arm('a');
    byId('a-p').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await widget.arrive(new Error('offline'));
    await widget.arrive(new Error('offline'));
    expect(document.querySelector('.sw-wait')).toBeNull();
  });

  it('is tried again, and what was clicked is then answered', async () => {
    const widget = arm('a');
    click(byId('a-a'));
    await widget.arrive(new Error('offline'));
    expect([widget.loads(), widget.log]).toEqual([2, []]);
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'click a-a']);
    expect(lines).toEqual([]);
  });

  it('three times is reported once, and kept clicks do what the page does', async () => {
    const widget = arm('a', 'b');
    const followed: boolean[] = [];
    const ended = new AbortController();
    window.addEventListener('click', event => followed.push(!event.defaultPrevented), ended);
    click(byId('a-a'));
    click(byId('b-a'));
    for (let tries = 0; tries < 3; tries++) await widget.arrive(new Error('404'));
    expect(followed).toEqual([true, true]);
    expect(click(byId('a-a'))).toBe(true);
    ended.abort();
    expect(lines).toEqual([expect.stringContaining('test: its script did not load, three times')]);
    expect(byId('a-a').hasAttribute('aria-busy')).toBe(false);
  });

  it('can be asked for again', async () => {
    const widget = arm('a');
    const failed = expect(loader.mountNow(widget.definition, byId('a'))).rejects.toThrow('404');
    for (let tries = 0; tries < 3; tries++) await widget.arrive(new Error('404'));
    await failed;
    const again = loader.mountNow(widget.definition, byId('a'));
    await widget.arrive();
    expect((await again).marker).toBe(byId('a'));
  });
});

describe('a marker that leaves', () => {
  it('while its chunk loads is not mounted', async () => {
    const widget = arm('a');
    click(byId('a-p'));
    byId('a').remove();
    loader.endIslands();
    await widget.arrive();
    expect(widget.log).toEqual([]);
  });

  it('in the moment of mounting is unmounted again', async () => {
    let hydrated: (() => void) | undefined;
    const widget = testWidget({
      mount: (marker, { onMounted }) => {
        hydrated = onMounted;
        return { name: 'test', marker, unmount: () => widget.log.push('unmount') };
      },
    });
    putMarkers('a');
    const mounting = expect(loader.mountNow(widget.definition, byId('a'))).rejects.toThrow('left the page');
    await widget.arrive();
    loader.endIslands(document);
    hydrated?.();
    await mounting;
    expect(widget.log).toEqual(['unmount']);
  });

  it('while it is taken over is given up at once', async () => {
    const widget = testWidget({
      mount: marker => ({ name: 'test', marker, unmount: () => widget.log.push('unmount') }),
    });
    putMarkers('a');
    const mounting = expect(loader.mountNow(widget.definition, byId('a'))).rejects.toThrow('left the page');
    await widget.arrive();
    byId('a').remove();
    loader.endIslands();
    expect(widget.log).toEqual(['unmount']);
    await mounting;
  });

  it('leaves the clicks that came after it to be answered', async () => {
    const widget = arm('a', 'b');
    click(byId('a-a'));
    click(byId('b-a'));
    byId('a').remove();
    loader.endIslands();
    await widget.arrive();
    expect(widget.log).toEqual(['mount b', 'click b-a']);
  });
});

describe('a marker stays plain', () => {
  it.each([
    ['that is switched off', (marker: Element) => marker.setAttribute('data-shop-widgets', 'off')],
    ['in a part of the page that is', () => document.body.setAttribute('data-shop-widgets', 'off')],
  ])('%s', (_case, arrange) => {
    const [marker] = putMarkers('a');
    if (!marker) throw new Error('no marker');
    arrange(marker);
    const widget = testWidget();
    loader.registerIsland(widget.definition, marker);
    document.body.removeAttribute('data-shop-widgets');
    expect(click(byId('a-a'))).toBe(true);
    expect(widget.loads()).toBe(0);
  });

  it('whose job another script does, with one warning', async () => {
    const markers = putMarkers('a', 'b');
    const widget = testWidget({ clash: () => 'another script' });
    for (const marker of markers) loader.registerIsland(widget.definition, marker);
    const followed = vi.fn();
    window.addEventListener('click', followed, { once: true });
    click(byId('a-a'));
    click(byId('b-a'));
    await settle();
    expect(followed).toHaveBeenCalledTimes(1);
    expect(widget.loads()).toBe(0);
    expect(lines).toEqual([expect.stringContaining('another script is on the page and does the same')]);
  });

  it('that cannot be taken over, and says why', async () => {
    const widget = testWidget({
      mount: marker => {
        throw new loader.MarkupError('test', marker, 'its JSON is odd');
      },
    });
    putMarkers('a');
    const failed = expect(loader.mountNow(widget.definition, byId('a'))).rejects.toThrow('its JSON is odd');
    await widget.arrive();
    await failed;
    expect(lines).toEqual([expect.stringContaining('test (div#a): its JSON is odd')]);
  });
});

it('answers a second mount with the first, and a known marker is armed once', async () => {
  const widget = arm('a');
  loader.registerIsland(widget.definition, byId('a'));
  const mounts = [0, 1].map(() => loader.mountNow(widget.definition, byId('a')));
  await widget.arrive();
  const [first, second] = await Promise.all(mounts);
  expect(first).toBe(second);
  expect(widget.log).toEqual(['mount a']);
});
