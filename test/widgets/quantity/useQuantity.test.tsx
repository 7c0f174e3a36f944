import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useQuantity } from '../../../widgets/quantity/useQuantity';
import { find } from '../../hydrate/page';

let form: HTMLFormElement;
let changes: string[];
const input = () => find(form, 'input');

beforeEach(() => {
  changes = [];
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function take(attributes: string) {
  document.body.innerHTML = `<form><div class="quantity"><button type="button" class="minus">−</button>
    <input class="qty" ${attributes}><button type="button" class="plus"><b>+</b></button></div></form>`;
  form = find(document, 'form');
  form.addEventListener('change', () => changes.push(input().value));
  return renderHook(() => useQuantity(form));
}

async function click(selector: string, times = 1) {
  for (let time = 0; time < times; time++) find(form, selector).click();
  await new Promise(resolve => setTimeout(resolve));
  await vi.dynamicImportSettled();
  await new Promise(resolve => setImmediate(resolve));
}

describe('a quantity, when its form is taken over,', () => {
  it.each([
    ['value="1" min="2"', '2'],
    ['value="3" min="2"', '3'],
    ['value="" min="2"', ''],
    ['value="0" min="0"', '0'],
    ['value="-1" min="-5"', '-1'],
    ['value="0.5" min="1.5"', '1.5'],
    ['value="1"', '1'],
  ])('with %s has the value %j, and nobody is told', (attributes, value) => {
    take(attributes);
    expect([input().value, changes]).toEqual([value, []]);
  });

  it('is left alone in a row of the cart', () => {
    document.body.innerHTML = '<form><p class="product-quantity"><input class="qty" value="0" min="1"></p></form>';
    form = find(document, 'form');
    renderHook(() => useQuantity(form));
    expect(input().value).toBe('0');
  });
});

describe('the theme’s plus and minus', () => {
  it('step within the limits, and tell the page', async () => {
    take('value="2" min="1" max="4" step="2"');
    await click('.plus b');
    await click('.plus');
    await click('.minus');
    await click('.minus');
    expect(changes).toEqual(['4', '2', '1']);
  });

  it('take a step for each of two quick clicks', async () => {
    take('value="2"');
    await click('.plus', 2);
    expect(changes).toEqual(['3', '4']);
  });

  it('that another script steps already are left to it, also when it stands after ours', async () => {
    take('value="2"');
    find(form, '.plus').addEventListener('click', () => {
      input().value = '3';
    });
    await click('.plus');
    expect([input().value, changes]).toEqual(['3', []]);
  });

  it.each(['disabled', 'readonly'])('leave a %s field alone', async attribute => {
    take(`value="2" ${attribute}`);
    await click('.plus');
    expect(input().value).toBe('2');
  });

  it('do nothing once the form was given back', async () => {
    const { unmount } = take('value="2"');
    unmount();
    await click('.plus');
    expect(input().value).toBe('2');
  });
});
