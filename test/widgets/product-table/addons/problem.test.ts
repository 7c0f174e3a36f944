import { expect, it } from 'vitest';
import { settleProblems, showProblems } from '../../../../widgets/product-table/addons/fieldProblem';

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
