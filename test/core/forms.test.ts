import { expect, it } from 'vitest';
import { formTexts } from '../../src/core/fields';
import { wordsOf } from '../../src/core/wordsOf';

it('formTexts lists the texts of a form in order, without button and files', () => {
  const form = document.createElement('form');
  form.innerHTML =
    '<input name="a" value="1"><input name="a" value="2"><input type="file" name="f"><button name="b">Send</button>';
  expect(formTexts(form)).toEqual([
    ['a', '1'],
    ['a', '2'],
  ]);
});

it('wordsOf gives a text in one line, and nothing without an element', () => {
  const element = document.createElement('p');
  element.innerHTML = ' Skupaj:\n  <b>12,90 €</b> ';
  expect(wordsOf(element)).toBe('Skupaj: 12,90 €');
  expect(wordsOf(null)).toBe('');
});
