import { afterEach, expect, it } from 'vitest';
import { mount } from '../../../src/behaviours/short-description';

const put = (html: string) => {
  document.body.innerHTML = `<div>${html.replaceAll('_', '&nbsp;')}</div>`;
  const [description] = document.body.children;
  if (!description) throw new Error('no description');
  return description;
};

afterEach(() => document.body.replaceChildren());

it.each([
  ['between words: an ordinary space', '<p>za_dva</p>', '<p>za dva</p>'],
  ['beside other white space: one space', '<p>a, _ b_ _c</p>', '<p>a, b c</p>'],
  ['at the ends: nothing', '<p>_ a _</p>', '<p>a</p>'],
  ['alone: nothing', '<p>_</p><p>_ _</p>', '<p></p><p></p>'],
  ['around elements: words stay apart', '<p>a_<em>b</em>_c<br>_d</p>', '<p>a <em>b</em> c<br> d</p>'],
  ['in elements', '<p><strong>3_dl</strong></p>', '<p><strong>3 dl</strong></p>'],
  ['outside of paragraphs: stays', '<ul><li>a_b</li></ul>_', '<ul><li>a&nbsp;b</li></ul>&nbsp;'],
  ['ordinary spaces stay as they are', '<p> a  b </p>', '<p> a  b </p>'],
])('%s', (_what, html, expected) => {
  const description = put(html);
  mount(description);
  expect(description.innerHTML).toBe(expected);
});

it('keeps elements, and puts the text back when it ends, but for what others have changed since', () => {
  const description = put('<p>a_<em>b</em></p><p>c_d</p>');
  const before = description.innerHTML;
  const inline = description.querySelector('em');
  const mounted = mount(description);
  expect(description.querySelector('em')).toBe(inline);
  mounted.unmount();
  expect(description.innerHTML).toBe(before);

  const again = mount(description);
  const [, second] = description.querySelectorAll('p');
  if (second?.firstChild) second.firstChild.nodeValue = 'e';
  again.unmount();
  expect(description.innerHTML).toBe('<p>a&nbsp;<em>b</em></p><p>e</p>');
});

it('reads a long row of spaces once', () => {
  const description = put(`<p>a${' '.repeat(500_000)}b_c</p>`);
  mount(description);
  expect(description.textContent).toHaveLength(500_004);
});
