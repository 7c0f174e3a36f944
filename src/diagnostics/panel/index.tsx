import { createRoot } from 'react-dom/client';
import { bus } from '../../core/bus/bus';
import { wantsEnglish } from '../../core/messages';
import type { Report } from '../report';
import { ReportPanel } from './ReportPanel';

let close: (() => void) | undefined;

/** Shows the panel at the end of the page and focuses it, in place of one that is open. It follows the page. */
export function openPanel(look: () => Report): void {
  closePanel();
  const before = document.activeElement;
  const container = document.createElement('div');
  container.className = 'sw-report';
  container.lang = wantsEnglish() ? 'en' : 'sl';
  document.body.append(container);
  const root = createRoot(container);
  const ended = new AbortController();
  const show = () => root.render(<ReportPanel report={look()} refresh={refresh} close={closePanel} />);
  let frame = 0;
  const refresh = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(show);
  };
  for (const name of ['shop_widgets_mounted', 'shop_widgets_unmounted', 'shop_widgets_error'] as const)
    bus.on(name, refresh, { signal: ended.signal });
  window.addEventListener('load', refresh, { signal: ended.signal });
  show();
  close = () => {
    close = undefined;
    ended.abort();
    cancelAnimationFrame(frame);
    const hadFocus = container.contains(document.activeElement);
    root.unmount();
    container.remove();
    if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus();
  };
}

export function closePanel(): void {
  close?.();
}
