import { expect, it } from 'vitest';
import { formTexts } from '../../src/core/fields';

it('formTexts lists the texts of a form in order, without button and files', () => {
  const form = document.createElement('form');
  form.innerHTML =
    '<input name="a" value="1"><input name="a" value="2"><input type="file" name="f"><button name="b">Send</button>';
  expect(formTexts(form)).toEqual([
    ['a', '1'],
    ['a', '2'],
  ]);
});
