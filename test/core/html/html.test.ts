import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// The policy is created once a page, so each test has its own copy of the module.
let html: typeof import('../../../src/core/html');
let runScripts: typeof import('../../../src/core/runScripts').runScripts;

beforeEach(async () => {
  // Else happy-dom prints that it loads no scripts.
  Object.assign(Reflect.get(window, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true });
  vi.resetModules();
  html = await import('../../../src/core/html');
  ({ runScripts } = await import('../../../src/core/runScripts'));
});

afterEach(() => {
  document.body.replaceChildren();
});

describe('HTML of the shop', () => {
  it.each([
    ['<tr><td>1</td></tr>', 'tr'],
    ['<li>1</li>', 'li'],
    ['<option>1</option>', 'option'],
  ])('keeps roots that need a parent: %s', (text, root) => {
    const fragment = html.parseFragment(html.markupOf('answer', text));
    expect(fragment.firstElementChild?.localName).toBe(root);
    expect(fragment.textContent).toBe('1');
  });

  it('is a plain string without Trusted Types', () => {
    expect(html.trustedHtml(html.html`<b>x</b>`)).toBe('<b>x</b>');
  });
});

describe('the Trusted Types policy', () => {
  const factory = () => {
    const createPolicy = vi.fn((_name: string, rules: object) => ({
      ...rules,
      createHTML: (text: string) => `T:${text}`,
    }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    return createPolicy;
  };

  it('is created when it is first needed, once', () => {
    const createPolicy = factory();
    expect(createPolicy).not.toHaveBeenCalled();
    expect(html.trustedHtml(html.html`a`)).toBe('T:a');
    html.trustedHtml(html.html`b`);
    expect(createPolicy).toHaveBeenCalledOnce();
    expect(createPolicy.mock.calls[0]?.[0]).toBe('shop-widgets');
  });

  it('leaves plain strings when the page refuses its name, and says so once', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('trustedTypes', {
      createPolicy() {
        throw new TypeError('not in the directive');
      },
    });
    expect([html.trustedHtml(html.html`<b>`), html.trustedHtml(html.html`<i>`)]).toEqual(['<b>', '<i>']);
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.lastCall?.[0]).toContain('the Trusted Types policy "shop-widgets" was refused');
  });

  it('vouches for the code and the address of scripts too', async () => {
    const createScript = vi.fn((text: string) => text);
    const createScriptURL = vi.fn((text: string) => text);
    vi.stubGlobal('trustedTypes', {
      createPolicy: (_: string, rules: object) => ({ ...rules, createScript, createScriptURL }),
    });
    await runScripts(html.parseFragment(html.html`<script>one()</script><script src="/a.js" onload="two()"></script>`));
    expect(createScript.mock.calls.flat()).toEqual(expect.arrayContaining(['one()', 'two()']));
    expect(createScriptURL).toHaveBeenCalledExactlyOnceWith('/a.js');
  });
});

describe('scripts of inserted HTML', () => {
  /** Inserts HTML and gives its scripts, as they stand before and after. */
  function inserted(text: string) {
    const box = document.createElement('div');
    box.append(html.parseFragment(html.markupOf('answer', text)));
    const scripts = () => [...box.querySelectorAll('script')];
    return { box, scripts, before: scripts() };
  }

  it('are made anew in their places, with their attributes and code, so that they run', async () => {
    const { box, scripts, before } = inserted(
      '<p></p><script data-a="1">one()</script><i></i><script type="module">two()</script>',
    );
    await runScripts(box);
    const after = scripts();
    expect(after.map(script => script.text)).toEqual(['one()', 'two()']);
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[0]?.dataset.a).toBe('1');
    expect(after[1]?.type).toBe('module');
    expect([...box.children].map(child => child.localName)).toEqual(['p', 'script', 'i', 'script']);
  });

  it('keep their nonce, which the browser hides from the attribute', async () => {
    const { box, scripts, before } = inserted('<script>one()</script>');
    const [script] = before;
    if (script) script.nonce = 'n1';
    await runScripts(box);
    expect(scripts()[0]?.nonce).toBe('n1');
  });

  it.each([
    'type="application/json"',
    'type="text/template"',
    'type="text/x-template"',
    'type="importmap"',
    'nomodule',
  ])('stay when they are data, or for browsers without modules: %s', async attribute => {
    const { box, scripts, before } = inserted(`<script ${attribute}>{}</script>`);
    await runScripts(box);
    expect(scripts()).toEqual(before);
    expect(scripts()[0]).toBe(before[0]);
  });

  it.each([
    '',
    'text/javascript',
    'application/javascript',
    'TEXT/JavaScript',
    'text/ecmascript',
    'application/x-javascript',
  ])('run with the type "%s"', async type => {
    const { box, scripts, before } = inserted(`<script type="${type}">one()</script>`);
    await runScripts(box);
    expect(scripts()[0]).not.toBe(before[0]);
  });

  it('run when the root itself is one', async () => {
    const { box, scripts, before } = inserted('<script>one()</script>');
    if (before[0]) await runScripts(before[0]);
    expect(scripts()).toHaveLength(1);
    expect(box.firstChild).not.toBe(before[0]);
  });

  it.each(['load', 'error'])('behind an external one wait for its %s event', async event => {
    const { box, scripts, before } = inserted(
      '<script>zero()</script><script src="/sdk.js"></script><script>two()</script>',
    );
    document.body.append(box);
    // happy-dom would report its own event for the script it does not load.
    vi.spyOn(HTMLScriptElement.prototype, 'dispatchEvent').mockImplementation(function (
      this: HTMLScriptElement,
      raised,
    ) {
      return raised instanceof CustomEvent ? EventTarget.prototype.dispatchEvent.call(this, raised) : true;
    });
    const done = runScripts(box);
    expect(scripts()[0]).not.toBe(before[0]);
    expect(scripts()[2]).toBe(before[2]);
    scripts()[1]?.dispatchEvent(new CustomEvent(event));
    await done;
    expect(scripts()[2]).not.toBe(before[2]);
  });

  it('do not wait for an async one, nor for one outside the page', async () => {
    const outside = inserted('<script src="/sdk.js"></script><script>two()</script>');
    await runScripts(outside.box);
    expect(outside.scripts()[1]).not.toBe(outside.before[1]);
    const { box, scripts, before } = inserted('<script async src="/sdk.js"></script><script>two()</script>');
    document.body.append(box);
    const done = runScripts(box);
    expect(scripts()[1]).not.toBe(before[1]);
    await done;
  });
});
