import type { Definition } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/wakes';

/** The notice, and links that take a choice back. Source: add-on contract 3.1. */
export const definition = {
  name: 'cookie-notice',
  markers: '#cookie-notice, .cn-revoke-inline',
  wakes: [atOnce],
  load: () => import('./index'),
} satisfies Definition;
