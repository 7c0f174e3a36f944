import { describe, expect, it } from 'vitest';
import { decodeEntities, textWithout, trimSigns, wordsOf } from '../../../src/core/html/text';

it('wordsOf gives a text in one line, and nothing without an element', () => {
  const element = document.createElement('p');
  element.innerHTML = ' Skupaj:\n  <b>12,90 €</b> ';
  expect(wordsOf(element)).toBe('Skupaj: 12,90 €');
  expect(wordsOf(null)).toBe('');
});

it('text without some children is one line, without comments', () => {
  const label = document.createElement('label');
  label.innerHTML = '<!-- icon -->  Ime\n <b>in   priimek</b> <abbr class="required">*</abbr>';
  expect(textWithout(label, '.required')).toBe('Ime in priimek');
  expect(textWithout(null, '.required')).toBe('');
});

it.each([
  ['Podrobnosti: ', ' :', 'Podrobnosti'],
  ['a:b', ':', 'a:b'],
  [': :', ' :', ''],
  ['', ':', ''],
])('%j without %j at its end is %j', (text, signs, trimmed) => {
  expect(trimSigns(text, signs)).toBe(trimmed);
});

it('reads a long row of signs once', () => {
  const row = `${':'.repeat(1_000_000)}x`;
  expect(trimSigns(row, ':')).toBe(row);
});

describe('a text with entities', () => {
  it.each([
    ['&quot;Skodelica&quot; &#8211; 2 &amp; 3', '"Skodelica" – 2 & 3'],
    ['a &lt;b&gt; c', 'a <b> c'],
    ['<b>&amp;</b>', '<b>&</b>'],
    ['</template><img src=x onerror=alert(1)>&amp;', '</template><img src=x onerror=alert(1)>&'],
    ['brez', 'brez'],
    ['&amp;amp;', '&amp;'],
    [' & ', ' & '],
  ])('decodes once, and its tags stay text: %s', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });
});
