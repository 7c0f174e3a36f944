/** Copied from the list as custom properties: the field looks like the theme's lists, and any rule of a theme wins. */
const LOOKS =
  'color background-color font-family font-size font-weight line-height padding-block-start padding-block-end padding-inline-start border-block-start-color border-block-start-style border-block-start-width border-start-start-radius'.split(
    ' ',
  );

/** Creates the element of a list's search field. Measured while the list is still visible. */
export function createPlace(select: HTMLSelectElement): HTMLElement {
  const place = document.createElement('div');
  place.className = 'sw-select-search';
  const looks = getComputedStyle(select);
  for (const name of LOOKS) place.style.setProperty(`--sw-list-${name}`, looks.getPropertyValue(name));
  if (select.offsetHeight > 0) place.style.setProperty('--sw-list-height', `${select.offsetHeight}px`);
  return place;
}
