import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Held, HOLDER, type Holder } from '../../src/loader/holder';
import { byId, click, lines, loader, putMarkers, registerWidget, setUpLoader, testWidget } from './helpers';

type Given = [reason: unknown, names: readonly string[] | undefined];

/** A holder whose scripts run when they are given back. */
function putHolder(...jobs: string[][]) {
  const given: Given[] = [];
  let scripts: Held[] = jobs.map(widgets => {
    const script = document.createElement('script');
    script.id = `${widgets[0]}-js`;
    return { script, address: `/${widgets[0]}.js`, widgets };
  });
  const holder: Holder = {
    nonce: '',
    get scripts() {
      return scripts;
    },
    giveBack: async (reason, names) => {
      const isMeant = ({ widgets }: Held) => !names || names.some(name => widgets.includes(name));
      const back = scripts.filter(one => isMeant(one) && !one.reason);
      scripts = scripts.map(one => (back.includes(one) ? { ...one, reason: `${reason}` } : one));
      if (back.length > 0) given.push([reason, names]);
      setTimeout(() => {
        for (const { script } of back) script.dispatchEvent(new Event('load'));
      });
      return back;
    },
  };
  window[HOLDER] = holder;
  return { holder, given };
}

let replacing: typeof import('../../src/loader/replacing/replacing');

setUpLoader();

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation((line: string) => lines.push(line));
  replacing = await import('../../src/loader/replacing/replacing');
});

afterEach(() => {
  loader.unmountAll();
  delete window[HOLDER];
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const config = (changes: object = {}) => ({ ...loader.pageConfig(), ...changes });

describe('the bundle takes over what was held back', () => {
  it('says what that is, in one line, where a tag asked for it; a plugin that prints them so says nothing', async () => {
    const { holder } = putHolder(['menu'], ['bundle', 'swatches']);
    await replacing.takeOver(holder, config());
    expect(lines).toEqual([]);
    document.head.innerHTML = '<script data-replace></script>';
    await replacing.takeOver(holder, config());
    expect(lines).toEqual(['[shop-widgets] data-replace: 2 scripts held back: menu, bundle']);
    expect(holder.isTaken).toBe(true);
  });

  it('gives back the scripts of disabled widgets at once, together', async () => {
    const { holder, given } = putHolder(['menu'], ['bundle'], ['swatches']);
    await replacing.takeOver(holder, config({ disabled: ['swatches', 'bundle'] }));
    expect(given).toEqual([['disabled: swatches, bundle', ['swatches', 'bundle']]]);
  });

  it('gives everything back where nothing mounts by itself', async () => {
    const { holder, given } = putHolder(['menu']);
    await replacing.takeOver(holder, config({ autoMount: false }));
    expect(given).toEqual([['autoMount is off', undefined]]);
  });

  it('names misspelt widgets on the tag', async () => {
    document.head.innerHTML = '<script data-replace="menu galery" data-replace-not="bundle"></script>';
    await replacing.takeOver(putHolder().holder, config());
    expect(lines.filter(line => line.includes('there is no widget'))).toEqual([expect.stringContaining('“galery”')]);
  });
});

describe('a page on which nothing mounts by itself', () => {
  it('has all of its scripts, when the tag says so', async () => {
    const { given } = putHolder(['menu']);
    vi.stubGlobal('PerformanceNavigationTiming', class {});
    document.head.innerHTML = '<script type="x" src="/shop-widgets.js" data-auto-mount="off"></script>';
    const { autoMount } = await import('../../src/loader/autoMount');
    autoMount('https://shop.example/shop-widgets.js');
    expect(given).toEqual([['data-auto-mount is off', undefined]]);
  });
});

describe('a script that is held back', () => {
  it('does no widget’s job, and does when it is given back', async () => {
    const { conflictWith } = await import('../../src/loader/conflictWith');
    document.head.innerHTML = '<script type="shop-widgets/held" src="/js/navigation.min.js"></script>';
    expect(conflictWith('the menu’s', '/navigation')).toBeUndefined();
    document.head.querySelector('script')?.setAttribute('type', '');
    expect(conflictWith('the menu’s', '/navigation')).toBe('the menu’s');
  });

  it('is listed with its handle and its state', async () => {
    const { holder } = putHolder(['menu'], ['bundle']);
    await holder.giveBack('disabled: menu', ['menu']);
    const { heldScripts } = await import('../../src/loader/replacing/heldScripts');
    expect(heldScripts()).toEqual([
      { handle: 'menu', address: '/menu.js', widgets: ['menu'], state: 'given-back', reason: 'disabled: menu' },
      { handle: 'bundle', address: '/bundle.js', widgets: ['bundle'], state: 'held' },
    ]);
    delete window[HOLDER];
    expect(heldScripts()).toEqual([]);
  });
});

describe('a widget that fails', () => {
  const names = { menu: 'menu', search: 'site-search' } as const;

  /** Two widgets that share a script, on a marker each. */
  async function armBoth() {
    const { holder, given } = putHolder([names.menu, names.search], ['bundle']);
    await replacing.takeOver(holder, config());
    putMarkers('a', 'b');
    const [menu, search] = [testWidget({ name: names.menu }), testWidget({ name: names.search })];
    loader.registerIsland(menu.definition, byId('a'));
    loader.registerIsland(search.definition, byId('b'));
    return { given, menu, search };
  }

  it('gives its scripts back, and the widgets that share them stay unenhanced', async () => {
    const { given, menu, search } = await armBoth();
    click(byId('a-a'));
    await menu.fail();
    expect(given).toEqual([['menu: did not load', ['menu']]]);
    expect(click(byId('b-a'))).toBe(true);
    expect(search.loads()).toBe(0);
    loader.registerIsland(search.definition, byId('b'));
    expect(click(byId('b-a'))).toBe(true);
    await expect(loader.mountNow(search.definition, byId('b'))).rejects.toThrow("the shop's own script has its job");
  });

  it('keeps the shopper’s events until they run', async () => {
    const { menu } = await armBoth();
    const heard: unknown[] = [];
    byId('a').addEventListener('click', () => heard.push(window[HOLDER]?.scripts[0]?.reason));
    click(byId('a-a'));
    expect(heard).toEqual([]);
    await menu.fail();
    expect(heard).toEqual(['menu: did not load']);
  });

  it('leaves them held where one of those who share them works', async () => {
    const { given, menu, search } = await armBoth();
    click(byId('b-a'));
    await search.arrive();
    click(byId('a-a'));
    await menu.fail();
    expect(given).toEqual([]);
    expect(search.log).toEqual(['mount b', 'click b-a']);
  });

  it('gives them back as well when its markup is unknown', async () => {
    const { holder, given } = putHolder(['menu']);
    await replacing.takeOver(holder, config());
    const menu = registerWidget(
      {
        name: 'menu',
        mount: () => {
          throw new loader.MarkupError('menu', byId('a'), 'it is empty');
        },
      },
      'a',
    );
    click(byId('a-a'));
    await menu.arrive();
    expect(given).toEqual([['menu: stays plain', ['menu']]]);
  });

  it('does so when its chunk takes too long, and mounts no more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { given, menu } = await armBoth();
    click(byId('a-a'));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(given).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(given).toEqual([['menu: did not load', ['menu']]]);
    vi.useRealTimers();
    await menu.arrive();
    expect(menu.log).toEqual([]);
  });

  it('waits on without a limit where no script of it was held', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await replacing.takeOver(putHolder(['bundle']).holder, config());
    const menu = registerWidget({ name: 'menu' }, 'a');
    click(byId('a-a'));
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await menu.arrive();
    expect(menu.log).toEqual(['mount a', 'click a-a']);
  });
});
