import { afterEach, expect, it } from 'vitest';
import {
  fieldProblems,
  settleProblems,
  showProblems,
} from '../../../../../widgets/product-table/table/forms/fieldProblem';

const problems = (fields: string): string[] => {
  document.body.innerHTML = `<form class="cart">${fields}</form>`;
  const [form] = document.forms;
  return form ? fieldProblems(form).map(({ field, text }) => `${field.name}: ${text}`) : [];
};
const container = (classes: string, fields: string) =>
  `<div class="wc-pao-addon-container ${classes}"><span class="wc-pao-addon-name">Dodatki <em>*</em></span>${fields}</div>`;

afterEach(() => document.body.replaceChildren());

it.each([
  ['an empty one', '<label>Napis * <input name="a" required></label>', ['a: Izpolnite polje »Napis«.']],
  ['one without a label', '<input name="a" aria-label="Napis" required>', ['a: Izpolnite polje »Napis«.']],
  ['one without a name for people', '<input name="a" required>', ['a: Izpolnite polje »a«.']],
  [
    'a list',
    '<label for="b">Barva</label><select id="b" name="b" required><option value=""></option><option>r</option></select>',
    ['b: Izberite možnost: Barva.'],
  ],
  ['a file', '<label>Slika <input type="file" name="f" required></label>', ['f: Priložite datoteko: Slika.']],
  [
    'one box',
    '<label><input type="checkbox" name="c" required> Strinjam se</label>',
    ['c: Izberite možnost: Strinjam se.'],
  ],
  [
    'a group of radio buttons, once',
    '<fieldset><legend>Papir</legend><input type="radio" name="r" value="1" required><input type="radio" name="r" value="2" required></fieldset>',
    ['r: Izberite možnost: Papir.'],
  ],
  [
    'a group of boxes that wants one, once',
    container(
      'wc-pao-required-addon',
      '<input type="checkbox" name="d[]" value="1"><input type="checkbox" name="d[]" value="2">',
    ),
    ['d[]: Izberite možnost: Dodatki.'],
  ],
  ['too little', '<input type="number" name="n" min="2" max="9" value="1">', ['n: Vnesite vsaj 2.']],
  ['too much', '<input type="number" name="n" min="2" max="9" value="10">', ['n: Vnesite največ 9.']],
  ['no step', '<input type="number" name="n" step="5" value="7">', ['n: Vnesite vrednost v korakih po 5.']],
  ['no address', '<input type="email" name="e" value="ana">', ['e: Vnesite veljaven e-naslov.']],
  ['no pattern', '<input name="p" pattern="[0-9]{4}" value="x" title="Štiri števke">', ['p: Štiri števke']],
  [
    'no measure',
    '<div id="price_calculator"><label>Širina (cm)<input name="s" value="0"></label><input name="v" value="abc" aria-label="Višina"><input name="d" value="2,5"><input type="hidden" name="h" value=""></div>',
    ['s: Vnesite mero, večjo od 0: Širina (cm).', 'v: Vnesite mero, večjo od 0: Višina.'],
  ],
])('a field says what is wrong with it: %s', (_, fields, said) => {
  expect(problems(fields)).toEqual(said);
});

it.each([
  ['filled', '<input name="a" value="x" required>'],
  [
    'ticked',
    container('wc-pao-required-addon', '<input type="checkbox" name="d[]" checked><input type="checkbox" name="d[]">'),
  ],
  ['closed', '<input name="a" required disabled>'],
  ['not shown', '<div style="display: none"><input name="a" required></div>'],
  ['hidden', '<input type="hidden" name="a" required>'],
])('a field says nothing of one that is %s', (_, fields) => {
  expect(problems(fields)).toEqual([]);
});

function form() {
  document.body.innerHTML = '<form><input name="a"><input name="b"></form>';
  const [found] = document.forms;
  const [a, b] = document.querySelectorAll('input');
  if (!found || !a || !b) throw new Error('no form');
  return { found, a, b };
}
const messages = () => [...document.querySelectorAll('.sw-table-problem')].map(({ textContent }) => textContent);

it('an input in a form removes the messages of its solved problems', () => {
  const { found, a, b } = form();
  showProblems([
    { field: a, text: 'x' },
    { field: b, text: 'y' },
  ]);
  settleProblems(found, [{ field: b, text: 'y' }]);
  expect(messages()).toEqual(['y']);
  expect([a.getAttribute('aria-invalid'), b.getAttribute('aria-invalid')]).toEqual([null, 'true']);
});

it('a problem that the form’s check does not know keeps its message until it is solved itself', () => {
  const { found, a } = form();
  let isThere = true;
  showProblems([{ field: a, text: 'x', stays: () => isThere }]);
  settleProblems(found, []);
  expect(messages()).toEqual(['x']);
  isThere = false;
  settleProblems(found, []);
  expect(messages()).toEqual([]);
  showProblems([{ field: a, text: 'z' }]);
  settleProblems(found, []);
  expect(messages()).toEqual([]);
});
