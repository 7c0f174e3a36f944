/**
 * The entries of the page's history that tables write: the page's own shows the tables' queries, and a picture that is open
 * may have one of its own above that. Source: spec product-table 2.2; contract 20, 37.
 */

/** While a picture has an entry: the address of the page's own, and the one that the tables would have it show by now. */
let entry: { readonly below: string; page: string } | undefined;
let isReturning = false;
/** The event of the way back from a picture. */
let returned: Event | undefined;

/** Shows an address in place of the current one. No entry is added. */
export function replaceAddress(url: string): void {
  history.replaceState(history.state, '', url);
  if (entry) entry.page = location.href;
}

/** Adds an entry for a picture that has opened. */
export function pushPicture(hash: string): void {
  entry = { below: location.href, page: location.href };
  history.pushState(history.state, '', hash);
}

/** Has the page's own entry, when the history is back at it, show what the tables have come to show meanwhile. Once per event. */
function leavePicture(event: Event): void {
  const left = entry;
  entry = undefined;
  if (left?.below !== location.href) return;
  returned = event;
  const page = new URL(left.page);
  page.hash = location.hash;
  history.replaceState(history.state, '', page.href);
}

/** Goes back from the picture's entry. */
export function returnToPage(): void {
  isReturning = true;
  const onReturn = () => {
    isReturning = false;
  };
  window.addEventListener('popstate', onReturn, { once: true });
  history.back();
}

/** Does something at once, or when the way back that has begun is over: the browser takes a moment for it. */
export function afterReturn(run: () => void): void {
  if (isReturning) window.addEventListener('popstate', run, { once: true });
  else run();
}

/** Hears of the history's other steps, those between entries of the page. */
export function onHistoryStep(run: () => void, signal: AbortSignal): void {
  const onPopState = (event: Event) => {
    leavePicture(event);
    if (event !== returned) run();
  };
  window.addEventListener('popstate', onPopState, { signal });
}
