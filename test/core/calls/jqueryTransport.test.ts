import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterAnswer } from '../../../src/core/calls/jqueryTransport';
import { shopAjax } from '../../../src/core/calls/shopAjax';
import { jQueries } from '../bus/helpers';
import { failure, hangingBody, json, shopAnswers, silence } from './helpers';

const template = '/?wc-ajax=%%endpoint%%';
const call = (options: object = {}) => shopAjax('get_variation', { product_id: 7 }, { template, ...options });
const names = ['ajaxStart', 'ajaxSend', 'ajaxSuccess', 'ajaxError', 'ajaxComplete', 'ajaxStop'];

describe.each(jQueries)('on a page with jQuery %s, a call', (version, $) => {
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

  afterEach(async () => {
    await settled();
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
    expect(argsOf('ajaxSuccess')).toMatchObject([{ responseText: '<p></p>' }, { dataType: 'html' }, '<p></p>']);
    expect(argsOf('ajaxSuccess')[0]).not.toHaveProperty('responseJSON');
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

  it('is cancelled by a listener that aborts it before it is sent', async () => {
    const sent = shopAnswers(silence);
    $(document).on('ajaxSend.test', (_event, jqXHR) => Object(jqXHR).abort());
    expect((await failure(call())).kind).toBe('cancelled');
    await settled();
    expect(sent).toEqual([]);
    expect(argsOf('ajaxError')).toMatchObject([{ status: 0, statusText: 'abort' }, {}, 'abort']);
  });

  it('has what prefilters, the set-up and listeners of ajaxSend put into it', async () => {
    const sent = shopAnswers('1');
    const theirs = vi.fn((_: unknown, settings: { data: string }) => {
      settings.data += '&token=abc';
    });
    let fields: unknown;
    $.ajaxPrefilter((options, original) => {
      if (!isOurs) return;
      fields = original.data;
      options.data += '&prefilter=1';
    });
    let isOurs = true;
    $.ajaxSetup({ beforeSend: theirs });
    $(document).on('ajaxSend.test', (_event, jqXHR, settings) => {
      Object(jqXHR).setRequestHeader('X-Lang', 'sl');
      Object(settings).url += '&lang=sl';
    });
    await call();
    isOurs = false;
    Reflect.deleteProperty($.ajaxSettings, 'beforeSend');
    expect(sent[0]).toMatchObject({ body: 'product_id=7&prefilter=1&token=abc', method: 'POST' });
    expect(sent[0]?.url.search).toBe('?wc-ajax=get_variation&lang=sl');
    expect(sent[0]?.headers.get('X-Lang')).toBe('sl');
    expect(sent[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(fields).toEqual(version === '3' ? { product_id: 7 } : 'product_id=7');
    expect(theirs).toHaveBeenCalledTimes(1);
  });

  it('has apostrophes as %27, and half of a surrogate pair does not stop it', async () => {
    const sent = shopAnswers('1');
    await shopAjax('x', { city: "L'Aquila" }, { template });
    await shopAjax('x', { city: "L'Aquila \uD83D" }, { template });
    expect(sent.map(({ body }) => body)).toEqual(['city=L%27Aquila', 'city=L%27Aquila+%EF%BF%BD']);
  });

  it.each<[string, () => unknown]>([
    ['returns false', () => false],
    [
      'throws',
      () => {
        throw new Error('tracker');
      },
    ],
  ])('whose beforeSend %s is cancelled before anything is sent', async (_case, beforeSend) => {
    const sent = shopAnswers('1');
    $.ajaxSetup({ beforeSend });
    const error = await failure(call());
    Reflect.deleteProperty($.ajaxSettings, 'beforeSend');
    expect(error).toMatchObject({ kind: 'cancelled', url: '/?wc-ajax=get_variation' });
    // As with a call of the shop's own script, jQuery counts on after a handler that throws.
    Reflect.set($, 'active', 0);
    expect(sent).toEqual([]);
  });

  it('that jQuery can not send, as a header is none, is sent without it; one that it has sent is not sent again', async () => {
    const sent = shopAnswers('1');
    const breakAt = (name: string, isFirst: boolean) => {
      const page: unknown = $.ajaxSettings;
      const make = Reflect.get(Object(page), 'xhr');
      $.ajaxSetup({
        xhr() {
          const xhr = make();
          const own = xhr[name].bind(xhr);
          xhr[name] = (...args: unknown[]) => {
            if (!isFirst) own(...args);
            throw new SyntaxError('no header');
          };
          return xhr;
        },
      });
      return () => $.ajaxSetup({ xhr: make });
    };
    const end = breakAt('setRequestHeader', true);
    expect(await call()).toBe(1);
    end();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    const endSend = breakAt('send', false);
    expect(await failure(call())).toMatchObject({ kind: 'network' });
    endSend();
    expect(sent).toHaveLength(2);
  });

  it('whose end jQuery does not tell, as a listener has thrown, lets what waits for it go on', async () => {
    shopAnswers('1');
    const make = Reflect.get(Object($.ajaxSettings), 'xhr');
    const deaf = () => Object.defineProperty(make(), 'onload', { get: () => null, set() {} });
    $.ajaxSetup({ xhr: deaf });
    const gone: string[] = [];
    await call().then(() => afterAnswer(() => gone.push('on')));
    expect(gone).toEqual([]);
    await settled();
    expect(gone).toEqual(['on']);
    afterAnswer(() => gone.push('at once'));
    expect(gone).toEqual(['on', 'at once']);
    $.ajaxSetup({ xhr: make });
    Reflect.set($, 'active', 0);
  });

  it('whose answer looks like a script does not run it, whatever the body asks for', async () => {
    const script = { headers: { 'Content-Type': 'text/javascript' } };
    shopAnswers(async () => new Response('window.hacked = true', script));
    await failure(shopAjax('x?callback=?', { a: '??' }, { template }));
    await shopAjax('x', { a: '??' }, { template, as: 'text' });
    expect(document.querySelector('script')).toBeNull();
    expect(Reflect.has(window, 'hacked')).toBe(false);
  });

  it('is read through the page’s filter, once', async () => {
    shopAnswers('while(1);{"a":1}');
    const dataFilter = vi.fn((text: string) => text.replace('while(1);', ''));
    $.ajaxSetup({ dataFilter });
    expect(await call()).toEqual({ a: 1 });
    await settled();
    Reflect.deleteProperty($.ajaxSettings, 'dataFilter');
    expect(dataFilter).toHaveBeenCalledTimes(1);
    expect(argsOf('ajaxSuccess')[2]).toEqual({ a: 1 });
  });

  it('whose redirect led to another origin is refused', async () => {
    shopAnswers(Object.defineProperty(new Response('{}'), 'url', { value: 'https://drugje.example/' }));
    expect(await failure(call())).toMatchObject({ kind: 'refused' });
  });

  it('keeps a form with files from prefilters that take its data for a text', async () => {
    const sent = shopAnswers('1');
    const form = new FormData();
    form.set('note', 'x');
    let isOurs = true;
    $.ajaxPrefilter(options => {
      if (isOurs) options.data += '&token=1';
    });
    await shopAjax('x', form, { template });
    isOurs = false;
    expect(sent[0]?.body).toContain('name="note"');
  });
});

it.each<[string, object]>([
  ['no events', () => {}],
  ['no calls, as its slim build', Object.assign(() => {}, { fn: {}, event: {}, Event: () => {} })],
])('goes by fetch on a page whose jQuery has %s', async (_, $) => {
  vi.stubGlobal('jQuery', $);
  const sent = shopAnswers('1');
  expect(await shopAjax('get_variation', { product_id: 7 }, { template })).toBe(1);
  expect(sent[0]?.mode).toBe('same-origin');
});
