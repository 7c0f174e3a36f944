import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopAjax } from '../../../src/core/calls/shopAjax';
import { failure, hangingBody, json, realJQuery, shopAnswers, silence } from './helpers';

const template = '/?wc-ajax=%%endpoint%%';
const call = (options: object = {}) => shopAjax('get_variation', { product_id: 7 }, { template, ...options });
const names = ['ajaxStart', 'ajaxSend', 'ajaxSuccess', 'ajaxError', 'ajaxComplete', 'ajaxStop'];

describe.each([
  ['3', await realJQuery('jquery')],
  ['4', await realJQuery('jquery4')],
])('on a page with jQuery %s, a call', (_, $) => {
  let heard: { name: string; args: unknown[] }[];
  const namesHeard = () => heard.map(({ name }) => name);
  const argsOf = (name: string) => heard.find(event => event.name === name)?.args ?? [];
  const settled = () => vi.runAllTimersAsync();

  beforeEach(() => {
    heard = [];
    vi.useFakeTimers();
    vi.stubGlobal('jQuery', $);
    for (const name of names) {
      $(document).on(`${name}.test`, (_event, ...args) => heard.push({ name, args }));
    }
  });

  afterEach(() => {
    $(document).off('.test');
    vi.useRealTimers();
    expect($.active).toBe(0);
  });

  it('raises what jQuery.ajax would, with its arguments', async () => {
    shopAnswers(json({ variation_id: 9 }, 200, { 'X-Test': 'yes' }));
    await call();
    await settled();
    expect(namesHeard()).toEqual(['ajaxStart', 'ajaxSend', 'ajaxSuccess', 'ajaxComplete', 'ajaxStop']);
    const [jqXHR, settings, data] = argsOf('ajaxSuccess');
    expect(settings).toMatchObject({
      url: '/?wc-ajax=get_variation',
      type: 'POST',
      method: 'POST',
      data: 'product_id=7',
      dataType: 'json',
      contentType: 'application/x-www-form-urlencoded; charset=UTF-8',
      global: true,
    });
    expect(data).toEqual({ variation_id: 9 });
    expect(jqXHR).toMatchObject({
      readyState: 4,
      status: 200,
      statusText: 'success',
      responseText: '{"variation_id":9}',
      responseJSON: { variation_id: 9 },
    });
    expect(argsOf('ajaxComplete')).toEqual([jqXHR, settings]);
    const { getResponseHeader, getAllResponseHeaders } = Object(jqXHR);
    expect(getResponseHeader('x-test')).toBe('yes');
    expect(getResponseHeader('x-other')).toBeNull();
    expect(getAllResponseHeaders()).toMatch(/x-test: yes\r\n/i);
  });

  it('for HTML has no JSON', async () => {
    shopAnswers('<p></p>');
    await call({ as: 'text' });
    await settled();
    expect(argsOf('ajaxSuccess')).toMatchObject([{ responseText: '<p></p>', responseJSON: undefined }, {}, '<p></p>']);
  });

  it('is announced at once, and its end follows what the caller does with the answer', async () => {
    shopAnswers('1');
    // Its code comes with the first call.
    await call();
    await settled();
    heard = [];
    const done = call().then(() => heard.push({ name: 'applied', args: [] }));
    expect(namesHeard()).toEqual(['ajaxStart', 'ajaxSend']);
    await done;
    await settled();
    expect(namesHeard().indexOf('applied')).toBe(2);
    expect(namesHeard()[3]).toBe('ajaxSuccess');
  });

  it('next to another one has no start and no stop of its own', async () => {
    shopAnswers('1');
    await Promise.all([call(), call()]);
    await settled();
    expect(namesHeard().filter(name => name === 'ajaxStart')).toHaveLength(1);
    expect(namesHeard().filter(name => name === 'ajaxComplete')).toHaveLength(2);
    expect(namesHeard().filter(name => name === 'ajaxStop')).toHaveLength(1);
    expect(namesHeard().at(-1)).toBe('ajaxStop');
  });

  it('that the server refuses raises ajaxError with its status text', async () => {
    shopAnswers(new Response('{"a":1}', { status: 403, statusText: 'Forbidden' }));
    await failure(call());
    await settled();
    expect(namesHeard()).toEqual(['ajaxStart', 'ajaxSend', 'ajaxError', 'ajaxComplete', 'ajaxStop']);
    const [jqXHR, , thrown] = argsOf('ajaxError');
    expect(jqXHR).toMatchObject({ status: 403, statusText: 'Forbidden', responseJSON: { a: 1 } });
    expect(thrown).toBe('Forbidden');
  });

  it.each([
    ['without a connection', new TypeError('Failed to fetch'), { statusText: 'error' }, ''],
    ['without an answer in time', silence, { statusText: 'timeout' }, 'timeout'],
    ['without a whole answer in time', hangingBody, { statusText: 'timeout' }, 'timeout'],
  ])('%s raises ajaxError with status 0', async (_case, reply, jqXHR, thrown) => {
    shopAnswers(reply);
    const failed = failure(call({ timeout: 100 }));
    await settled();
    await failed;
    await settled();
    expect(argsOf('ajaxError')).toMatchObject([{ status: 0, readyState: 0, ...jqXHR }, {}, thrown]);
  });

  it('that answers a page raises ajaxError with the error of parsing', async () => {
    shopAnswers('<html></html>');
    const error = await failure(call());
    await settled();
    expect(argsOf('ajaxError')).toMatchObject([
      { status: 200, statusText: 'parsererror', responseText: '<html></html>' },
      {},
      error,
    ]);
  });

  it('is given up by a listener that aborts it', async () => {
    const sent = shopAnswers(silence);
    $(document).on('ajaxSend.test', (_event, jqXHR) => Object(jqXHR).abort());
    expect((await failure(call())).kind).toBe('aborted');
    await settled();
    expect(sent.length).toBeLessThanOrEqual(1);
    expect(argsOf('ajaxError')).toMatchObject([{ status: 0, statusText: 'abort' }, {}, 'abort']);
  });

  it('takes the headers that a listener of ajaxSend sets', async () => {
    const sent = shopAnswers('1');
    let before: unknown;
    $(document).on('ajaxSend.test', (_event, jqXHR) => {
      const { setRequestHeader, getResponseHeader, getAllResponseHeaders, statusText } = Object(jqXHR);
      setRequestHeader('X-Lang', 'sl');
      before = [getResponseHeader('X-Lang'), getAllResponseHeaders(), statusText];
    });
    await call();
    await settled();
    expect(sent[0]?.headers.get('X-Lang')).toBe('sl');
    expect(before).toEqual([null, '', '']);
  });

  it('goes on when a listener throws, which is reported', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    shopAnswers('1');
    $(document).on('ajaxSend.test ajaxComplete.test', () => {
      throw new Error('tracker');
    });
    expect(await call()).toBe(1);
    await settled();
    expect(error).toHaveBeenCalledTimes(2);
    expect(error.mock.calls[0]?.[0]).toContain('a listener of ajaxSend threw');
    expect(namesHeard().at(-1)).toBe('ajaxStop');
  });
});

it('works on a page whose jQuery has no events', async () => {
  vi.stubGlobal('jQuery', () => {});
  shopAnswers('1');
  expect(await call()).toBe(1);
});
