import addresses from 'virtual:report-styles';
import { createRoot } from 'react-dom/client';
import { wantsEnglish } from '../../core/messages';
import type { Report } from '../report';
import { ReportPanel } from './ReportPanel';

let close: (() => void) | undefined;

/** Shows the panel at the end of the page and focuses it, in place of one that is open. */
export async function openPanel(look: () => Report): Promise<void> {
  await linkStyles();
  closePanel();
  const before = document.activeElement;
  const container = document.createElement('div');
  container.className = 'sw-report';
  container.lang = wantsEnglish() ? 'en' : 'sl';
  document.body.append(container);
  const root = createRoot(container);
  root.render(<ReportPanel look={look} close={closePanel} />);
  close = () => {
    close = undefined;
    const hadFocus = container.contains(document.activeElement);
    root.unmount();
    container.remove();
    if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus();
  };
}

export function closePanel(): void {
  close?.();
}

let linked: Promise<void> | undefined;

/** Links the panel's stylesheet, also where the page wants no stylesheet of the widgets. Without it the panel has no looks. */
function linkStyles(): Promise<void> {
  linked ??= new Promise(resolve => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = addresses.report;
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true });
    document.head.append(link);
  });
  return linked;
}
