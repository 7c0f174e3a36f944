import type { SavedShop } from '../../shop/createShop';
import type { SavedCookies } from './cookies';

/** State for a worker that the browser stops and starts again. */
export interface Kept {
  readonly shop: SavedShop;
  readonly cookies: SavedCookies;
}

/** Changes with each build, so that no build reads the state of another. */
declare const DEMO_BUILD: string;

const PREFIX = 'demo-shop ';
const NAME = PREFIX + DEMO_BUILD;
const ADDRESS = 'state.json';

/** Reads the state that the worker of this build has stored. */
export async function readKept(): Promise<Kept | undefined> {
  const found = await (await caches.open(NAME)).match(ADDRESS);
  return found?.json();
}

export async function keep(kept: Kept): Promise<void> {
  await (await caches.open(NAME)).put(ADDRESS, new Response(JSON.stringify(kept)));
}

/** Deletes the state that other builds have stored. */
export async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith(PREFIX) && name !== NAME).map(name => caches.delete(name)));
}
