import { createRoot } from 'react-dom/client';
import { wantsEnglish } from '../../core/messages';
import type { Report } from '../report';
import { ReportPanel } from './ReportPanel';

let close: (() => void) | undefined;

/** Shows the panel at the end of the page and focuses it, in place of one that is open. */
export function openPanel(look: () => Report): void {
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
