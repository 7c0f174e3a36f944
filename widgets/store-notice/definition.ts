import { getCookie } from '../../src/core/cookies';
import type { Definition } from '../../src/loader/definition';
import { atOnce, where } from '../../src/loader/hydrateWhen';

const NOTICE = '.woocommerce-store-notice';

/** Whether it is dismissed, as the first one decides for all, and hidden by the server's style, which a strict policy forbids. */
const isOver = (notice: Element): boolean => {
  const id = document.querySelector(NOTICE)?.getAttribute('data-notice-id') ?? '';
  return getCookie(`store_notice${id}`) === 'hidden' && getComputedStyle(notice).display === 'none';
};

export const definition = {
  name: 'store-notice',
  markers: NOTICE,
  hydrateWhen: [where(notice => !isOver(notice), atOnce)],
  load: () => import('./index'),
} satisfies Definition;
