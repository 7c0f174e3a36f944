/**
 * History entries that tables write: the page's entry shows the tables' queries, and an open picture may have an entry
 * above it. Source: spec product-table 2.2; contract 20, 37.
 */

/** While a picture has an entry: the address of the page's entry, and the address that it should show by now. */
let entry: { readonly below: string; page: string } | undefined;
let isReturning = false;
/** The event that led back from a picture. */
let returned: Event | undefined;

/** Replaces the address of the current entry. */
export function replaceAddress(url: string): void {
  history.replaceState(history.state, '', url);
  if (entry) entry.page = location.href;
}

/** Adds an entry for a picture that has opened. */
export function pushPicture(hash: string): void {
  entry = { below: location.href, page: location.href };
  history.pushState(history.state, '', hash);
}

/** Updates the page's entry after the return from a picture: the tables may show other rows by now. Once per event. */
function leavePicture(event: Event): void {
  const left = entry;
  entry = undefined;
  if (left?.below !== location.href) return;
  returned = event;
  const page = new URL(left.page);
  page.hash = location.hash;
  history.replaceState(history.state, '', page.href);
}

export function returnToPage(): void {
  isReturning = true;
  const onReturn = () => {
    isReturning = false;
  };
  window.addEventListener('popstate', onReturn, { once: true });
  history.back();
}

/** Runs at once, or after a return that has begun: the browser needs a moment for it. */
export function afterReturn(run: () => void): void {
  if (isReturning) window.addEventListener('popstate', run, { once: true });
  else run();
}

/** Runs after steps between other entries of the page. */
export function onHistoryStep(run: () => void, signal: AbortSignal): void {
  const onPopState = (event: Event) => {
    leavePicture(event);
    if (event !== returned) run();
  };
  window.addEventListener('popstate', onPopState, { signal });
}
