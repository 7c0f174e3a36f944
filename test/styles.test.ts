import { type Selector, transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { filesIn, readSource } from './sources';

const sheets = filesIn(['widgets', 'src/ui', 'src/diagnostics'], /\.css$/);

/** Sheets whose rules win over the page's: their elements cover it, or are a tool that looks the same on every page. */
const HEAVY = ['src/ui/lightbox/lightbox.css', 'src/diagnostics/panel/report.css'];

/** Parts with weight in the selectors of other sheets, where a theme's rule for all buttons or fields would leave ours without effect. */
const LIGHT: Readonly<Record<string, readonly string[][]>> = {
  'widgets/quantity/styles.css': [
    ['html', 'combinator', 'sw-stepper', 'combinator', 'input'],
    ['html', 'combinator', 'sw-stepper', 'combinator', 'input'],
    ['html', 'combinator', 'button'],
  ],
  // The field lies in a box that the page's styles draw; they would draw a second one, as for their other fields.
  'widgets/address-fields/lazy/select-search/lists.css': [
    ['sw-select-search--box', 'combinator', 'sw-select-search__field'],
  ],
};

const weighsNothing = (part: Selector[number]) =>
  part.type === 'pseudo-element' || (part.type === 'pseudo-class' && part.kind === 'where');

/** Names that are not ours, but allowed in our sheets. */
const ALLOWED: readonly { readonly name: RegExp; readonly reason: string }[] = [
  { name: /^\.pswp/, reason: 'the markup of the lightbox, which its library makes below our .sw-lightbox' },
  { name: /^\[aria-/, reason: 'the state of an element of ours' },
];

const isOurs = (name: string) => /^\.sw-|^\[data-sw-/.test(name);

/** Classes, ids and attributes that a selector names, also within `:where()`, `:is()` and the like. */
function namesIn(selector: Selector): string[] {
  return selector.flatMap(part => {
    if (part.type === 'class') return `.${part.name}`;
    if (part.type === 'id') return `#${part.name}`;
    if (part.type === 'attribute') return `[${part.name}]`;
    if (part.type !== 'pseudo-class') return [];
    if (part.kind !== 'where' && part.kind !== 'is' && part.kind !== 'not' && part.kind !== 'has') return [];
    return part.selectors.flatMap(one => namesIn(one));
  });
}

/** A sheet's selectors, and how many cascade layers it names. */
function rulesOf(file: string): { readonly selectors: Selector[]; readonly layers: number } {
  const selectors: Selector[] = [];
  let layers = 0;
  transform({
    filename: file,
    code: Buffer.from(readSource(file)),
    visitor: {
      Rule: {
        style: ({ value }) => void selectors.push(...value.selectors),
        'layer-block': () => void layers++,
        'layer-statement': () => void layers++,
      },
    },
  });
  return { selectors, layers };
}

/** Every selector of a sheet, those in a list of `:where()` apart. */
const selectorsOf = (file: string): Selector[] =>
  rulesOf(file).selectors.flatMap(selector => {
    const [first] = selector;
    return first?.type === 'pseudo-class' && first.kind === 'where' ? first.selectors : [selector];
  });

/** Returns the computed style that a sheet gives an element of a class. */
function styleOf(file: string, className: string): Readonly<Record<'outlineStyle' | 'position' | 'zIndex', string>> {
  const sheet = document.createElement('style');
  sheet.textContent = readSource(file);
  const element = document.createElement('div');
  element.className = className;
  document.body.append(sheet, element);
  const { outlineStyle, position, zIndex } = getComputedStyle(element);
  document.body.replaceChildren();
  return { outlineStyle, position, zIndex };
}

describe('our stylesheets', () => {
  it('are read', () => {
    expect(sheets.length).toBeGreaterThan(5);
    expect(selectorsOf('src/ui/lightbox/lightbox.css').length).toBeGreaterThan(20);
  });

  it.each(sheets)('%s styles only what we add: what the server sends is the page’s to style', file => {
    const wrong = selectorsOf(file)
      .map(namesIn)
      .filter(([first = '', ...others]) => {
        const isKnown = (name: string) => isOurs(name) || ALLOWED.some(allowed => allowed.name.test(name));
        return !isOurs(first) || !others.every(isKnown);
      });
    expect(wrong).toEqual([]);
  });

  it.each(sheets)('%s has no cascade layer: one that comes late has the browser lay out the whole page anew', file => {
    expect(rulesOf(file).layers).toBe(0);
  });

  it.each(sheets)(
    '%s has no alternative text in `content`: Firefox before 128 and Safari before 17.4 drop it',
    file => {
      expect(readSource(file)).not.toMatch(/\bcontent:[^;]*['")]\s*\//);
    },
  );

  it.each(sheets.filter(file => !HEAVY.includes(file)))('%s weighs nothing: rules of the page win', file => {
    const heavy = rulesOf(file)
      .selectors.map(selector =>
        selector.filter(part => !weighsNothing(part)).map(part => ('name' in part ? part.name : part.type)),
      )
      .filter(parts => parts.length > 0);
    expect(heavy).toEqual(LIGHT[file] ?? []);
  });

  it('have no rule twice: all of the widgets are one file', () => {
    const rules = sheets.flatMap(filename => {
      const { code } = transform({ filename, code: Buffer.from(readSource(filename)), minify: true });
      return new TextDecoder().decode(code).match(/[^{}]+\{[^{}]*\}/g) ?? [];
    });
    expect(rules.filter((rule, place) => rules.indexOf(rule) !== place)).toEqual([]);
  });

  it('mark the active choice of a list with an outline, which forced colours show', () => {
    const style = (name: string) => styleOf('widgets/address-fields/lazy/select-search/lists.css', name);
    expect(style('sw-select-search__active').outlineStyle).toBe('solid');
    expect(style('sw-select-search__choice').outlineStyle).toBe('');
  });

  it('put a message about the wishlist above the modals of tables, which the add-on puts at 100000000', () => {
    const { position, zIndex } = styleOf('widgets/styles.css', 'sw-wishlist-message');
    expect(position).toBe('relative');
    expect(Number(zIndex)).toBeGreaterThan(100_000_000);
  });
});
