import { translator } from '../../src/core/messages';
import { warnOnce } from '../../src/core/report';

const tTrouble = translator(
  { 'bundle.setAside': 'Tega izdelka trenutno ni mogoče dodati v komplet.' },
  () => import('./troublesEn'),
);

/** Tells the theme author of markup that makes no sense. */
export function tell(element: Element, found: string, consequence: string): void {
  warnOnce({ where: 'bundle', element, found, consequence });
}

/** Tells the shopper, at an item, that it can't be chosen. */
export function note(item: Element, signal: AbortSignal): void {
  if (signal.aborted || item.querySelector('.sw-set-aside')) return;
  const text = document.createElement('p');
  text.className = 'sw-set-aside';
  text.textContent = tTrouble('bundle.setAside');
  (item.querySelector('.woosb-title') ?? item).append(text);
  signal.addEventListener('abort', () => text.remove());
}
