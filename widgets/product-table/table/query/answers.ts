import { appendQuery } from '../../../../src/core/calls/form';
import { shopAjax } from '../../../../src/core/calls/shopAjax';
import { pageGlobal } from '../../../../src/core/config/pageGlobal';
import { readTableParams } from '../settings';
import type { Table } from '../table';

/** Answers by query, for all tables; other scripts use it as well. See contract/product-table.md#reload. */
interface TableCache {
  data: Record<string, string>;
  exist(query: string): boolean;
  get(query: string): string | undefined;
  set(query: string, answer: string): void;
  remove(query: string): void;
}

const own: TableCache = {
  data: {},
  exist: query => Object.hasOwn(own.data, query),
  get: query => (own.exist(query) ? own.data[query] : undefined),
  set(query, answer) {
    own.data[query] = answer;
  },
  remove(query) {
    delete own.data[query];
  },
};

/** Returns the page's `wcpt_cache`, and puts it there first if no script has. */
export function tableCache(): TableCache {
  const found = pageGlobal('wcpt_cache');
  if (isCache(found)) return found;
  Reflect.set(globalThis, 'wcpt_cache', own);
  return own;
}

/** Forgets the answers of a table, also the one on its way, which is asked for anew. */
export function forgetAnswers({ id, store }: Table): void {
  const cache = tableCache();
  const ofTable = new RegExp(`(?:^|[?&])${id}_`);
  for (const query of Object.keys(cache.data)) if (ofTable.test(query)) cache.remove(query);
  store.setState(({ forgotten }) => ({ forgotten: forgotten + 1 }));
}

function isCache(value: unknown): value is TableCache {
  return typeof value === 'object' && value !== null && 'data' in value && 'get' in value && 'set' in value;
}

/** Asks the server for the answer of a query. Encrypted attributes go back byte for byte. */
export function askServer({ id, container, signal }: Table, query: string): Promise<string> {
  return shopAjax(
    'wcpt_ajax',
    { wcpt_encrypted_attrs: encryptedAttributes(container), id },
    { template: appendQuery(readTableParams().ajaxTemplate, query.replace(/^\?/, '')), as: 'text', signal },
  );
}

export const encryptedAttributes = (container: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...container.attributes]
      .filter(({ name }) => name.startsWith('data-wcpt-encrypted-'))
      .map(({ name, value }) => [name, value]),
  );
