import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jQuery3, putJQuery } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { COLOUR, choose, clearPage, mount, pass, SIZE, select, stillPage, take, variation } from './form';

interface Call {
  readonly size: string | null;
  readonly signal: AbortSignal;
  answer(body: string, status?: number): Promise<void>;
  drop(): Promise<void>;
}

let calls: Call[] = [];
let form: HTMLFormElement;
let errors: string[] = [];

/** Waits until pending calls and answers have arrived. */
const arrive = async () => {
  await act(() => vi.dynamicImportSettled());
  await pass(0);
};
const call = (position: number): Call => {
  const found = calls[position];
  if (!found) throw new Error(`no call ${position}`);
  return found;
};
const answerOf = (id: number, rest: object = {}) => JSON.stringify(variation(id, {}, rest));
const id = () => find(form, '.variation_id').getAttribute('value');
const failure = () => form.querySelector('.sw-lookup-failed');
const covered = () => form.querySelector('.blockOverlay') !== null;

beforeEach(async () => {
  stillPage();
  calls = [];
  errors = [];
  vi.spyOn(console, 'error').mockImplementation(line => void errors.push(String(line)));
  vi.stubGlobal('fetch', async (request: Request) => {
    const size = new URLSearchParams(await request.text()).get(SIZE);
    const { signal } = request;
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      const settle = async (run: () => void) => {
        run();
        await arrive();
      };
      calls.push({
        size,
        signal,
        answer: (body, status = 200) => settle(() => resolve(new Response(body, { status }))),
        drop: () => settle(() => reject(new TypeError('Failed to fetch'))),
      });
    });
  });
  form = await take({ variations: 'false' });
  await choose(form, COLOUR, 'rdeca');
});
afterEach(clearPage);

const chooseSize = async (size: string) => {
  await choose(form, SIZE, size);
  await arrive();
};

it('a look-up on the server starts when all is chosen, covers the form, and shows the answer', async () => {
  expect(calls).toHaveLength(0);
  await chooseSize('s');
  expect([calls.length, covered(), id()]).toEqual([1, true, '']);
  await call(0).answer(answerOf(7));
  expect([covered(), id()]).toEqual([false, '7']);
  await pass(300);
  expect(find(document, 'p.price').textContent).toBe('7.00 €');
});

it.each(['false', ''])('a look-up on the server shows that nothing matches for the answer %j', async body => {
  await chooseSize('s');
  await call(0).answer(body);
  expect(find(form, '.wc-no-matching-variations').textContent).toBe(
    'Noben izdelek ne ustreza vaši izbiri. Izberite drugo kombinacijo.',
  );
  expect(find(form, '.single_variation').nextElementSibling?.getAttribute('role')).toBe('alert');
  expect(find(form, '.reset_variations').style.visibility).toBe('visible');
  await choose(form, SIZE, 'm');
  expect(form.querySelector('.wc-no-matching-variations')).toBeNull();
});

it("a look-up on the server takes the shop's own text for HTML", async () => {
  vi.stubGlobal('wc_add_to_cart_variation_params', { i18n_no_matching_variations_text: 'Ni <b>zadetkov</b>' });
  await chooseSize('s');
  await call(0).answer('false');
  expect(find(form, '.wc-no-matching-variations').innerHTML).toBe('Ni <b>zadetkov</b>');
});

it('a look-up on the server is given up by the next one, whose form stays covered', async () => {
  await chooseSize('s');
  await chooseSize('m');
  expect([call(0).signal.aborted, covered(), calls.length]).toEqual([true, true, 2]);
  await call(1).answer(answerOf(8));
  expect([id(), covered(), errors]).toEqual(['8', false, []]);
});

it.each([
  ['one attribute is cleared', () => choose(form, SIZE, '')],
  ['another one is', () => choose(form, COLOUR, '')],
])('a look-up on the server is given up when %s: a late answer shows nothing', async (_, change) => {
  await chooseSize('s');
  await change();
  expect([call(0).signal.aborted, covered()]).toEqual([true, false]);
  await call(0).answer(answerOf(7));
  await pass(1000);
  expect([id(), find(document, 'p.price').textContent, errors]).toEqual(['', '59.00 €', []]);
});

it('a look-up on the server leaves the options alone', async () => {
  await chooseSize('s');
  await call(0).answer(answerOf(7));
  expect(select(form, COLOUR).options).toHaveLength(4);
  expect(form.querySelector('option.attached')).toBeNull();
});

it.each([
  ['status 500', (one: Call) => one.answer('Napaka', 500), 'http'],
  ['a page', (one: Call) => one.answer('<!DOCTYPE html><p>Prijava'), 'not-json'],
  ['another object', (one: Call) => one.answer('{"ok":true}'), 'shape'],
  ['no connection', (one: Call) => one.drop(), 'network'],
])(
  'a look-up on the server that ends in %s keeps the choice, says so, and can be tried again',
  async (_, end, kind) => {
    await chooseSize('s');
    await end(call(0));
    expect(failure()?.getAttribute('role')).toBe('alert');
    expect(failure()?.querySelector('p')?.textContent).toBe('Različice ni bilo mogoče preveriti. Poskusite znova.');
    expect([select(form, COLOUR).value, select(form, SIZE).value, covered()]).toEqual(['rdeca', 's', false]);
    expect(find(form, '.single_add_to_cart_button').classList.contains('disabled')).toBe(true);
    expect(errors).toEqual([expect.stringContaining(`the variation could not be looked up (${kind})`)]);

    const retry = find(form, '.sw-lookup-failed button');
    retry.focus();
    await act(async () => retry.click());
    await arrive();
    expect(failure()).toBeNull();
    expect(document.activeElement).toBe(select(form, COLOUR));
    await call(1).answer(answerOf(7));
    expect([call(1).size, id(), failure()]).toEqual(['s', '7', null]);
  },
);

it('a look-up on the server that another script aborts again and again is tried three times, and has failed then', async () => {
  putJQuery(jQuery3);
  let abort = () => {};
  jQuery3(document).on('ajaxSend', (_, xhr) => {
    abort = () => Object(xhr).abort();
  });
  await chooseSize('s');
  for (let tries = 1; tries < 3; tries++) {
    abort();
    await arrive();
    expect([calls.length, failure()]).toEqual([tries + 1, null]);
  }
  abort();
  await arrive();
  jQuery3(document).off('ajaxSend');
  expect([calls.length, covered()]).toEqual([3, false]);
  expect(failure()).not.toBeNull();
});

it('a look-up on the server that fails tells of the connection when there is none', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await chooseSize('s');
  await call(0).drop();
  expect(failure()?.textContent).toContain('Niste povezani z internetom.');
});

it('a look-up on the server ends with the widget', async () => {
  const widget = await mount(form);
  await chooseSize('s');
  await act(async () => widget.unmount());
  expect([call(0).signal.aborted, covered()]).toEqual([true, false]);
  await call(0).answer(answerOf(7));
  expect([id(), errors]).toEqual(['0', []]);
});
