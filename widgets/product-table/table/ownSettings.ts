import type { Setting } from './feature';

export const settings: readonly Setting[] = [
  { keys: ['search_orderby', 'search_order'], otherwise: 'by relevance', what: 'order of what a search finds' },
  {
    keys: ['disable_ajax', 'disable_url_update'],
    otherwise: 'off',
    what: 'each choice loads the page (any text but `false`); the browser’s address stays',
  },
  {
    keys: ['form_mode', 'hide_form_on_submit'],
    otherwise: 'off',
    what: 'filters lead to the shop’s page, where the form hides',
  },
  {
    keys: ['dynamic_recount', 'dynamic_hide_filters', 'dynamic_filters_lazy_load'],
    otherwise: 'off',
    what: 'counts behind options; options that lead nowhere hide; both are fetched apart from the rows',
  },
  {
    keys: ['{device}_infinite_scroll'],
    otherwise: 'off',
    what: 'the address shows no page number; rows on scrolling come where the server prints `.wcpt-infinite-scroll-dots`; after five pages each further one with a button',
  },
  {
    keys: ['{device}_scroll_offset'],
    otherwise: '20 px',
    what: 'how far above the table a scroll ends; px or a selector',
  },
  {
    keys: ['{device}_freeze_heading_offset'],
    otherwise: '`{device}_scroll_offset`, else 0 px',
    what: 'how far below the window’s edge a frozen heading and a sidebar stay: px, or a selector of the element above',
  },
  {
    keys: ['auto_scroll', '_auto_scroll', '{device}_auto_scroll'],
    otherwise: 'off',
    what: 'exactly `true`: an answer scrolls to the table’s top (200 ms), if it is not in view',
  },
  {
    keys: ['refresh_table', 'block_table'],
    otherwise: 'off',
    what: 'a change of the cart has the table wait, and with the first loads it anew',
  },
  {
    keys: ['ti_wishlist'],
    otherwise: 'off',
    what: 'the table lists the wishlist: what leaves it fades and goes, with the heading of a group that it leaves empty, else from the number there if that counts the rows below; what is added loads the page anew',
  },
  { keys: ['_archive'], otherwise: '–', what: 'the table is the page’s archive' },
];
