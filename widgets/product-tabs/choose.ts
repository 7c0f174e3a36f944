import type { Tab } from './findTabs';

/** Shows the panel of one of the tabs and hides the others. Source: contract 9 "Click". */
export function choose(tabs: readonly Tab[], chosen: Tab): void {
  for (const { link, item, panel } of tabs) {
    const isChosen = link === chosen.link;
    item?.classList.toggle('active', isChosen);
    link.setAttribute('aria-selected', String(isChosen));
    link.tabIndex = isChosen ? 0 : -1;
    panel.style.display = 'none';
  }
  const { style } = chosen.panel;
  style.display = '';
  // A theme may hide all panels until a script shows one.
  if (getComputedStyle(chosen.panel).display === 'none') style.display = 'block';
}

/** Shows all panels, one below the other, as without a script. */
export function showAll(tabs: readonly Tab[]): void {
  for (const { link, item, panel } of tabs) {
    item?.classList.remove('active');
    link.removeAttribute('aria-selected');
    link.removeAttribute('tabindex');
    panel.style.display = '';
  }
}
