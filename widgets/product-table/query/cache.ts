/** Answers by query, for all tables; other scripts use it as well. Source: contract product-table 2.5, 36. */
export interface TableCache {
  data: Record<string, string>;
  exist(query: string): boolean;
  get(query: string): string | undefined;
  set(query: string, answer: string): void;
  remove(query: string): void;
}

function createCache(): TableCache {
  const cache: TableCache = {
    data: {},
    exist: query => Object.hasOwn(cache.data, query),
    get: query => (cache.exist(query) ? cache.data[query] : undefined),
    set(query, answer) {
      cache.data[query] = answer;
    },
    remove(query) {
      delete cache.data[query];
    },
  };
  return cache;
}

const own = createCache();

/** The page's `wcpt_cache`, which is the bundle's where no other script has put one. */
export function tableCache(): TableCache {
  const found: unknown = Reflect.get(globalThis, 'wcpt_cache');
  if (isCache(found)) return found;
  Reflect.set(globalThis, 'wcpt_cache', own);
  return own;
}

/** Forgets the answers of one table. Source: contract product-table 17.5. */
export function forgetTable(id: string): void {
  const cache = tableCache();
  const ofTable = new RegExp(`(?:^|[?&])${id}_`);
  for (const query of Object.keys(cache.data)) if (ofTable.test(query)) cache.remove(query);
}

function isCache(value: unknown): value is TableCache {
  return typeof value === 'object' && value !== null && 'data' in value && 'get' in value && 'set' in value;
}
