import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import data from '@mdn/browser-compat-data' with { type: 'json' };
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The oldest versions that count, by browser. */
const oldest = new Map<string, number>(
  JSON.parse(read('package.json')).browserslist.map((line: string) => {
    const [browser = '', version = ''] = line.replace('ios_saf', 'safari_ios').split(' >= ');
    return [browser, Number(version)];
  }),
);

/** Young features by their path in the compatibility data, and how they look in built code. */
const SCRIPT: Readonly<Record<string, RegExp>> = {
  'api.AbortSignal.any_static': /AbortSignal\.any\b/,
  'api.CloseWatcher': /\bnew CloseWatcher\b/,
  'api.Document.parseHTMLUnsafe_static': /parseHTMLUnsafe/,
  'api.Document.startViewTransition': /\.startViewTransition\b/,
  'api.Element.checkVisibility': /\.checkVisibility\b/,
  'api.Element.getHTML': /\.getHTML\(/,
  'api.Element.moveBefore': /\.moveBefore\b/,
  'api.Element.scrollend_event': /["'`]scrollend["'`]/,
  'api.Element.setHTMLUnsafe': /\.setHTMLUnsafe\b/,
  'api.FormData.FormData.submitter': /\bnew FormData\([^()]*,/,
  'api.HTMLDialogElement.requestClose': /\.requestClose\b/,
  'api.HTMLElement.showPopover': /\.showPopover\b/,
  'api.Navigation': /\bnavigation\.(?:navigate|addEventListener)\b/,
  'api.PerformanceEventTiming.interactionId': /\.interactionId\b/,
  'api.Response.bytes': /response\.bytes\b/,
  'api.Scheduler': /\bscheduler\.(?:yield|postTask)\b/,
  'api.URL.canParse_static': /\bURL\.canParse\b/,
  'api.URL.parse_static': /\bURL\.parse\b/,
  'api.URLPattern': /\bnew URLPattern\b/,
  'api.Window.cookieStore': /\bcookieStore\b/,
  'api.Window.requestIdleCallback': /\.requestIdleCallback\b/,
  'css.selectors.has': /(?:matches|closest|querySelector(?:All)?)\([^)]*:has\(/,
  'javascript.builtins.Array.fromAsync': /Array\.fromAsync\b/,
  'javascript.builtins.Array.toSorted': /\.toSorted\(/,
  'javascript.builtins.Array.toReversed': /\.toReversed\(/,
  'javascript.builtins.Array.toSpliced': /\.toSpliced\(/,
  'javascript.builtins.Intl.DurationFormat': /Intl\.DurationFormat\b/,
  'javascript.builtins.Iterator.map':
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|some|every|find|reduce|toArray|forEach)\(/,
  'javascript.builtins.Map.groupBy': /\bMap\.groupBy\b/,
  'javascript.builtins.Object.groupBy': /\bObject\.groupBy\b/,
  'javascript.builtins.Promise.try': /\bPromise\.try\b/,
  'javascript.builtins.Promise.withResolvers': /Promise\.withResolvers\b/,
  'javascript.builtins.RegExp.escape': /RegExp\.escape\b/,
  'javascript.builtins.Set.isSubsetOf': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  'javascript.builtins.String.isWellFormed': /\.(?:isWellFormed|toWellFormed)\(/,
  'javascript.builtins.Uint8Array.toBase64': /\.toBase64\(/,
};

const STYLE: Readonly<Record<string, RegExp>> = {
  'css.at-rules.position-try': /@position-try\b/,
  'css.at-rules.scope': /@scope\b/,
  'css.at-rules.starting-style': /@starting-style\b/,
  'css.properties.anchor-name': /anchor-name:/,
  'css.properties.content-visibility': /content-visibility:/,
  'css.properties.field-sizing': /field-sizing:/,
  'css.properties.text-wrap': /text-wrap:/,
  'css.properties.transition-behavior': /transition-behavior:/,
  'css.selectors.has': /:has\(/,
  'css.selectors.nesting': /[{;}]\s*&/,
  'css.selectors.popover-open': /:popover-open\b/,
  'css.types.color.color-mix': /color-mix\(/,
  'css.types.color.light-dark': /light-dark\(/,
};

/** Uses that do no harm in an old browser, by file and feature. */
const GUARDED: Readonly<Record<string, string>> = {
  'calls api.AbortSignal.any_static': 'ky asks for it before; it then passes the signal of the call on',
  'react api.Document.startViewTransition': 'of a component that is not used',
  'react api.Element.scrollend_event': 'the name of a prop',
  'react api.FormData.FormData.submitter': 'of form actions, which are not used',
  'react api.Navigation': 'asked for by name before; of transitions, which are not used',
  'table-parts api.Element.moveBefore': 'asked for by name before; rows are put elsewhere with `before` else',
  'core api.Window.requestIdleCallback': 'asked for by name before; a timer else',
  'shared api.Window.requestIdleCallback': 'asked for by name before; a timer else',
  'table-parts api.Element.checkVisibility': 'asked for by name before',
  'table-tooltip api.HTMLElement.showPopover': 'asked for by name before; a layer else',
  'bare.css css.selectors.has':
    'looks of pages without a theme: no room is left beside a notice that lies over the page',
};

type Support = { readonly version_added?: unknown; readonly flags?: unknown };

/** Returns the oldest browsers that lack a feature. */
function lacking(path: string): string[] {
  let node: unknown = data;
  for (const part of path.split('.')) node = Object(node)[part];
  const support: Record<string, Support | Support[]> | undefined = Object(node).__compat?.support;
  if (!support) throw new Error(`${path}: the compatibility data does not know it`);
  return [...oldest].flatMap(([browser, version]) => {
    const [entry] = [support[browser]].flat();
    const added =
      typeof entry?.version_added === 'string' ? Number.parseFloat(entry.version_added.replace('≤', '')) : Infinity;
    return added > version || entry?.flags ? [browser] : [];
  });
}

function found(files: readonly string[], features: Readonly<Record<string, RegExp>>): string[] {
  return files.flatMap(file => {
    const code = read(file);
    const name = file.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$|\.js$/, '');
    return Object.entries(features)
      .filter(([, look]) => look.test(code))
      .map(([feature]) => `${name} ${feature}`)
      .filter(use => !Object.hasOwn(GUARDED, use));
  });
}

const chunks = readdirSync(join(root, 'dist/chunks')).filter(name => name.endsWith('.js'));
const scripts = ['dist/shop-widgets.js', 'dist/shop-widgets.classic.js', ...chunks.map(name => `dist/chunks/${name}`)];
const sheets = readdirSync(join(root, 'dist/styles')).map(name => `dist/styles/${name}`);

describe('the oldest browsers of package.json', () => {
  it('are those that the README names', () => {
    expect(Object.fromEntries(oldest)).toEqual({ chrome: 109, firefox: 115, safari: 16.4, safari_ios: 16.4 });
    expect(read('README.md')).toContain('Chrome 109, Firefox 115 or Safari 16.4');
  });

  it.each([...Object.keys(SCRIPT), ...Object.keys(STYLE)])('lack %s, so that it is worth looking for', feature => {
    expect(lacking(feature)).not.toEqual([]);
  });

  it('have all that scripts use without a fallback', () => {
    expect(found(scripts, SCRIPT)).toEqual([]);
  });

  it('have all that stylesheets use, but for looks', () => {
    expect(found(sheets, STYLE)).toEqual([]);
  });
});
