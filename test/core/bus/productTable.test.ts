import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { addEvents } from '../../../src/core/bus/channel';
import { productTableEvents } from '../../../src/core/bus/events/productTable';
import { elementOf } from '../../../src/core/bus/jquery';
import { endsWithTest, jQueries, jQuery3, putJQuery, quietConsole } from './helpers';

addEvents(productTableEvents);

const { body } = document;
let container: HTMLElement;
const ended = endsWithTest();

beforeEach(() => {
  container = document.createElement('div');
  container.className = 'wcpt';
  body.append(container);
});

afterEach(() => {
  body.replaceChildren();
});

const request = () => ({ container, query: '7_paged=2', purpose: 'paginate' as const, proceed: true });

describe.each(jQueries)('with jQuery %s', (_version, $) => {
  beforeEach(() => putJQuery($));

  it('a listener changes the query and sees the table as a collection', () => {
    const payload = request();
    const seen = vi.fn();
    const change = (_event: unknown, ...[data]: unknown[]) => {
      if (typeof data !== 'object' || data === null || !('$wcpt' in data)) return;
      seen(elementOf(data.$wcpt));
      Object.assign(data, { query: '7_paged=3', proceed: false });
    };
    $(body).on('wcpt_before_ajax_query', change);
    bus.emit('wcpt_before_ajax_query', payload);
    $(body).off('wcpt_before_ajax_query');
    expect(seen).toHaveBeenCalledWith(container);
    expect(payload).toMatchObject({ query: '7_paged=3', proceed: false });
  });

  it('the layout is asked for with data and without', () => {
    const heard = vi.fn();
    bus.on('wcpt_layout', heard, { target: container, ...ended });
    $(container).trigger('wcpt_layout', [{ source: 'divi__tab' }]);
    $(container).trigger('wcpt_layout');
    expect(heard.mock.calls.map(([payload]) => payload)).toEqual([{ source: 'divi__tab' }, { source: undefined }]);
  });

  it('a change of device tells both', () => {
    const heard = vi.fn();
    const hear = (_event: unknown, ...[data]: unknown[]) => heard(data);
    $(window).on('wcpt_device_change', hear);
    bus.emit('wcpt_device_change', { previous: 'laptop', current: 'phone' }, window);
    $(window).off('wcpt_device_change');
    expect(heard).toHaveBeenCalledExactlyOnceWith({ previous_device: 'laptop', current_device: 'phone' });
  });
});

describe('without jQuery', () => {
  it('a native listener changes the address and sees the table as an element', () => {
    const payload = { container, url: '/a', proceed: true };
    body.addEventListener(
      'wcpt_update_url',
      event => {
        const [data] = event instanceof CustomEvent ? event.detail : [];
        expect(data.$container).toBe(container);
        data.url = '/b';
      },
      ended,
    );
    bus.emit('wcpt_update_url', payload);
    expect(payload.url).toBe('/b');
  });

  it('a listener that throws stops nothing', () => {
    quietConsole();
    const payload = request();
    bus.on(
      'wcpt_before_ajax_query',
      () => {
        throw new Error('no');
      },
      ended,
    );
    bus.emit('wcpt_before_ajax_query', payload);
    expect(payload.proceed).toBe(true);
  });
});

it('events that only the bundle sends are ignored from other scripts', () => {
  putJQuery(jQuery3);
  const heard = vi.fn();
  bus.on('wcpt_before_ajax_query', heard, ended);
  bus.on('wcpt_update_url', heard, ended);
  jQuery3(body).trigger('wcpt_before_ajax_query', [{ query: 'x' }]);
  jQuery3(body).trigger('wcpt_update_url', [{ url: 'x' }]);
  expect(heard).not.toHaveBeenCalled();
});
