import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Adopted, adopt, type SlotProps, type Slots } from '../../src/hydrate';
import { doing, find, mount, nodesIn, page, said, setUpPage } from './page';
import { Again, again, Button } from './slots';

setUpPage();

/** Mounts, renders all `Again` slots anew, and expects every node to be the one that was there. */
async function expectKept(marker: HTMLElement): Promise<void>;
async function expectKept<S extends string>(marker: HTMLElement, slots: Slots<S>): Promise<void>;
async function expectKept(marker: HTMLElement, slots: Slots<string> = { '[data-slot]': Again }): Promise<void> {
  const before = nodesIn(marker);
  await mount(marker, () => adopt(marker, slots));
  for (const slot of marker.querySelectorAll('[data-slot]')) await doing(() => slot.dispatchEvent(again()));
  expect(nodesIn(marker)).toEqual(before);
  expect(nodesIn(marker).every((node, index) => node === before[index])).toBe(true);
  expect(said()).toEqual([]);
}

it('an element that React makes anew holds the page’s own nodes each time, and the widget’s end restores them', async () => {
  const marker = page('<p>a <b>b</b></p><div><i>c</i><u></u></div>');
  const [inner, other] = [find(marker, 'b'), find(marker, 'i')];
  function Anew({ element }: SlotProps) {
    const [times, setTimes] = useState(0);
    return <Adopted key={times} of={element} onClick={() => setTimes(times + 1)} />;
  }
  function Around({ element, children }: SlotProps) {
    const [times, setTimes] = useState(0);
    const clicked = () => setTimes(times + 1);
    return (
      <Adopted key={times} of={element} onClick={clicked}>
        {children}
      </Adopted>
    );
  }
  const widget = await mount(marker, () => adopt(marker, { p: Anew, div: Around, u: Anew }));
  for (let times = 0; times < 2; times++) {
    for (const selector of ['p', 'div']) {
      const before = find(marker, selector);
      await doing(() => before.click());
      expect(find(marker, selector)).not.toBe(before);
    }
    expect([find(marker, 'p b'), find(marker, 'div i').textContent]).toEqual([inner, 'c']);
    expect(find(marker, 'p').textContent).toBe('a b');
  }
  await doing(() => widget.unmount());
  expect([find(marker, 'p b'), find(marker, 'div i')]).toEqual([inner, other]);
  expect(marker.innerHTML).toBe('<p>a <b>b</b></p><div><i>c</i><u></u></div>');
});

describe('adopt keeps every node', () => {
  it.each([
    ['white space between rows', '<table><tbody>\n <tr>\n <td>a</td>\n<td data-slot>b</td></tr>\n </tbody>\n</table>'],
    ['comments, also between two texts', '<!-- a --><p>one<!-- b -->two <b data-slot>c</b><!-- d --></p><!-- e -->'],
    [
      'SVG with its own spellings',
      '<svg viewBox="0 0 1 1" stroke-width="2"><a data-slot xlink:href="#a"><path d="M0 0"/></a></svg>',
    ],
    [
      'custom elements',
      '<shop-price is-new disabled class="x"><b data-slot>1</b></shop-price><shop-x data-slot a="1"></shop-x>',
    ],
    ['a customized built-in element', '<button is="shop-button" data-slot>a</button>'],
    ['templates', '<div data-slot><template><p>later</p></template></div>'],
    [
      'scripts, styles, links and metas',
      '<div data-slot><script async src="data:," type="x"></script><style>p{}</style><link rel="stylesheet" href="data:text/css,"><link rel="icon" href="/a"><meta itemprop="price" content="1"><meta name="a"><title>t</title></div>',
    ],
    ['noscript and iframe', '<div data-slot><noscript>&lt;img&gt;</noscript><iframe src="about:blank"></iframe></div>'],
    [
      'hidden inputs',
      '<form data-slot><input type="hidden" name="id" value="1"><input type="HIDDEN" value="2"><b>x</b></form>',
    ],
    [
      'names that React refuses',
      '<div data-slot @click="go" :key="a" key="k" ref="r" children="c" x-data="{}">a</div>',
    ],
    ['an empty src and a script link', '<div data-slot><img src=""><a href="javascript:void(0)">a</a></div>'],
    ['a leading newline in pre and textarea', '<div data-slot><pre>\n\na</pre><textarea>\n\nb</textarea></div>'],
    ['an empty element', '<p data-slot></p><br data-slot><img data-slot alt="">'],
    ['select with options', '<select data-slot><option>a</option><option selected value="2">b</option></select>'],
  ])('%s', async (_, html) => expectKept(page(html)));

  it('text that a script has split', async () => {
    const marker = page('<p>one two<b data-slot>x</b></p>');
    const text = find(marker, 'p').firstChild;
    if (text instanceof Text) text.splitText(3);
    await expectKept(marker);
    expect(find(marker, 'p').childNodes).toHaveLength(3);
  });

  it('of an invalid nesting that a script has made', async () => {
    const marker = page('<p>a</p><table><tbody><tr></tr></tbody></table>');
    const inner = document.createElement('p');
    inner.innerHTML = '<b data-slot>b</b>';
    find(marker, 'p').append(inner);
    find(marker, 'tr').append('loose text', document.createElement('form'));
    const before = nodesIn(marker);
    await mount(marker, () => adopt(marker, { '[data-slot]': Again }));
    expect(nodesIn(marker).every((node, index) => node === before[index])).toBe(true);
  });

  it('but for empty text nodes, which React has no notion of', async () => {
    const marker = page('<p>a<b data-slot>x</b></p>');
    find(marker, 'p').append('', 'b', '');
    const bold = find(marker, 'b');
    await mount(marker, () => adopt(marker, { '[data-slot]': Again }));
    expect(find(marker, 'b')).toBe(bold);
    expect(find(marker, 'p').childNodes).toHaveLength(3);
    expect(said()).toEqual([]);
  });
});

describe('adopt and a shopper’s input', () => {
  const fields =
    '<form><input name="a" value="1"><input type="checkbox" name="b" checked><input type="radio" name="r" value="1" checked><input type="radio" name="r" value="2"><textarea name="t">old</textarea><select name="s"><option selected>x</option><option>y</option></select></form>';

  it.each([
    ['opaque fields', ''],
    ['fields that are slots', 'input, select'],
  ])('keeps typed text, ticks, selection and defaults of %s', async (_, which) => {
    const marker = page(fields);
    const [typed, box, , second] = marker.querySelectorAll('input');
    const [area, select] = [find(marker, 'textarea'), find(marker, 'select')];
    if (!typed || !box || !second) throw new Error('fields are missing');
    typed.value = '3';
    box.checked = false;
    second.checked = true;
    area.value = 'new';
    select.value = 'y';
    typed.focus();
    const state = () => [
      typed.value,
      typed.defaultValue,
      box.checked,
      box.defaultChecked,
      second.checked,
      area.value,
      select.value,
    ];
    await expectKept(marker, { form: Again, ...(which ? { [which]: Again } : {}) });
    expect(state()).toEqual(['3', '1', false, true, true, 'new', 'y']);
    await doing(() => find(marker, 'form').dispatchEvent(again()));
    await doing(() => typed.dispatchEvent(again()));
    expect(state()).toEqual(['3', '1', false, true, true, 'new', 'y']);
    expect(document.activeElement).toBe(typed);
  });

  it('keeps the text typed into a textarea that is a slot', async () => {
    const marker = page('<textarea data-slot>old</textarea>');
    const area = find(marker, 'textarea');
    area.value = 'new';
    await mount(marker, () => adopt(marker, { textarea: Again }));
    await doing(() => area.dispatchEvent(again()));
    expect(find(marker, 'textarea')).toBe(area);
    expect(area.value).toBe('new');
  });

  it('hands a controlled field the typed value', async () => {
    function Field({ element }: SlotProps<HTMLInputElement>) {
      const [value, setValue] = useState(element.value);
      return (
        <Adopted of={element} value={value} title={value} onChange={event => setValue(event.currentTarget.value)} />
      );
    }
    const marker = page('<input class="qty" value="1">');
    const input = find(marker, 'input');
    input.value = '5';
    await mount(marker, () => adopt(marker, { 'input.qty': Field }));
    expect([input.value, input.title]).toEqual(['5', '5']);
    expect(find(marker, 'input')).toBe(input);
    expect(said()).toEqual([]);
  });
});

describe('adopt and the rest of the page', () => {
  it('leaves style and on… alone, also when a script changes them before a render', async () => {
    const marker = page('<div data-slot style="--a: url(data:x;y); color: red !important" onclick="go()">a</div>');
    await mount(marker, () => adopt(marker, { '[data-slot]': Again }));
    const slot = find(marker, '[data-slot]');
    slot.style.setProperty('--b', '2');
    await doing(() => slot.dispatchEvent(again()));
    expect(slot.getAttribute('style')).toMatch(/--a: ?url\(data:x;y\).*--b: ?2/);
    expect(slot.getAttribute('onclick')).toBe('go()');
    expect(slot.dataset.times).toBe('1');
  });

  it('keeps a class that a script has added when the slot renders again', async () => {
    const marker = page('<div data-slot class="a">a</div>');
    await mount(marker, () => adopt(marker, { '[data-slot]': Again }));
    find(marker, '[data-slot]').classList.add('b');
    await doing(() => find(marker, '[data-slot]').dispatchEvent(again()));
    expect(find(marker, '[data-slot]').className).toBe('a b');
  });

  it.each(['before', 'after'])('leaves an opaque part to a script that changes it %s hydration', async when => {
    const marker = page('<div><span class="price">1</span><button>Add</button></div>');
    const change = () => {
      find(marker, '.price').innerHTML = '<del>1</del> <ins>2</ins>';
    };
    if (when === 'before') {
      const mounting = mount(marker, () => adopt(marker, { button: Button }));
      change();
      await mounting;
    } else {
      await mount(marker, () => adopt(marker, { button: Button }));
      change();
    }
    await doing(() => find(marker, 'button').click());
    expect(find(marker, '.price').innerHTML).toBe('<del>1</del> <ins>2</ins>');
    expect(find(marker, 'button').dataset.clicks).toBe('1');
    expect(said()).toEqual([]);
  });

  it('gives a slot boolean attributes as booleans', async () => {
    const seen: unknown[] = [];
    function See({ element, attributes }: SlotProps<HTMLInputElement>) {
      seen.push(
        attributes.disabled,
        attributes.readOnly,
        attributes.maxLength,
        attributes.className,
        attributes.defaultChecked,
      );
      return <Adopted of={element} />;
    }
    const marker = page('<input class="x" disabled="disabled" readonly maxlength="3" type="checkbox" checked="">');
    await mount(marker, () => adopt(marker, { input: See }));
    expect(seen.slice(0, 5)).toEqual([true, true, '3', 'x', true]);
  });

  it('gives a slot the slots inside it as children; of two that match, the first listed is taken', async () => {
    const marker = page('<form data-slot><p><button class="a">A</button></p></form>');
    await expectKept(marker, { form: Again, button: Button, '.a': Again });
    await doing(() => find(marker, 'button').click());
    expect(find(marker, 'button').dataset.clicks).toBe('1');
    await doing(() => find(marker, 'form').dispatchEvent(again()));
    expect(find(marker, 'button').dataset.clicks).toBe('1');
  });
});
