const svg = (name: string, path: string) =>
  `<span class="wcpt-icon wcpt-icon-${name}"><svg class="feather feather-${name}" xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg></span>`;

const LOADER = '<path d="M12 2v4M12 18v4M5 5l3 3M16 16l3 3M2 12h4M18 12h4M5 19l3-3M16 8l3-3"/>';
const DOWN = '<path d="m6 9 6 6 6-6"/>';

/** The icons of tables, drawn by the demo. */
export const icons = {
  down: svg('chevron-down', DOWN),
  /** With the class that makes it open a group of terms. */
  accordion: svg('chevron-down', DOWN).replace('wcpt-icon ', 'wcpt-icon wcpt-filter-hierarchy-accordion__trigger '),
  search: svg('search', '<circle cx="11" cy="11" r="7"/><path d="m20 20-4-4"/>'),
  close: svg('x', '<path d="m6 6 12 12M18 6 6 18"/>'),
  first: svg('chevrons-left', '<path d="m11 17-5-5 5-5M18 17l-5-5 5-5"/>'),
  previous: svg('chevron-left', '<path d="m15 18-6-6 6-6"/>'),
  next: svg('chevron-right', '<path d="m9 18 6-6-6-6"/>'),
  last: svg('chevrons-right', '<path d="m13 17 5-5-5-5M6 17l5-5-5-5"/>'),
  again: svg('rotate-ccw', '<path d="M3 4v6h6M4 10a8 8 0 1 1-.5 5"/>'),
  info: svg('info', '<circle cx="12" cy="12" r="10"/><path d="M12 16v-4M12 8h.01"/>'),
  download: svg('download', '<path d="M12 4v11m-5-5 5 5 5-5M4 20h16"/>'),
  loader: svg('loader', LOADER),
  /** On filters whose options are yet to be counted. */
  counting: svg('loader', LOADER).replace(
    'wcpt-icon ',
    'wcpt-icon wcpt--dynamic-filters--loading-filter__loading-icon ',
  ),
};
