/** Loads the page again; past a cache of pages by a parameter, which is not put in twice. Source: add-on contract 3.8. */
export function reloadPage(isCached: boolean): void {
  const url = new URL(location.href);
  if (!isCached || url.searchParams.has('cn-reloaded')) {
    location.reload();
    return;
  }
  url.searchParams.append('cn-reloaded', '1');
  location.assign(url.href);
}
