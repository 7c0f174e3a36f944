import type { KeyboardEvent } from 'react';
import type { FormStore } from './formStore';

const TITLES = '.is-title a';

/** Escape closes the results and goes back to the field, Tab goes on behind it, since the results stand at the end of the page. */
export function moveInResults(event: KeyboardEvent, store: FormStore, field: HTMLElement): void {
  const { key, target } = event;
  if (event.isDefaultPrevented() || !store.getState().isOpen || !(target instanceof HTMLElement)) return;
  const { form, host } = store;
  const isInResults = host.contains(target);
  const links = linksIn(host);
  const at = links.indexOf(target);
  const next =
    key === 'ArrowDown' ? links[at + 1] : key === 'ArrowUp' && at >= 0 ? (links[at - 1] ?? field) : undefined;
  if (next) next.focus();
  else if (key === 'Escape') {
    field.focus();
    store.drop();
  } else if (key === 'Tab' && isInResults) {
    // From here the browser moves it on, behind the field.
    (event.shiftKey ? field : (form.querySelector<HTMLElement>('[type="submit"]') ?? field)).focus();
  } else if (!key.startsWith('Arrow') || (!isInResults && key !== 'ArrowDown')) return;
  event.preventDefault();
}

/** The results are HTML of the shop; the titles are their links. */
function linksIn(results: Element): readonly HTMLElement[] {
  const titles = [...results.querySelectorAll<HTMLElement>(TITLES)];
  return titles.length > 0 ? titles : [...results.querySelectorAll<HTMLElement>('a[href]')];
}
