import { startShop } from './startShop';

/** Stands in for a page of the shop until the shop runs, then loads the page itself. */
const TRIES = 'demo-shop-tries';
const root = new URL(
  '.',
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href,
).href;
const tell = (text: string): void => {
  for (const place of document.querySelectorAll('[role="status"]')) place.textContent = text;
};

const tries = Number(sessionStorage.getItem(TRIES) ?? 0);
startShop(root).then(
  () => {
    if (tries > 1) {
      tell('The shop runs, and yet this page came without it. Open it from the first page.');
      return;
    }
    sessionStorage.setItem(TRIES, String(tries + 1));
    location.reload();
  },
  error => tell(error.message),
);
