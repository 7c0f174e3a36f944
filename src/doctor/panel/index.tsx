import addresses from 'virtual:report-styles';
import { createRoot } from 'react-dom/client';
import { wantsEnglish } from '../../core/messages';
import { ReportPanel } from './ReportPanel';
import { createPanelStore, PanelProvider } from './store';

let close: (() => void) | undefined;

/** Shows the panel at the end of the page and gives it the focus; one that is there already gets the focus again. */
export async function openPanel(): Promise<void> {
  await linkStyles();
  closePanel();
  const before = document.activeElement;
  const ended = new AbortController();
  const holder = document.createElement('div');
  holder.className = 'sw-report';
  const root = createRoot(holder);
  close = () => {
    close = undefined;
    ended.abort();
    const hadFocus = holder.contains(document.activeElement);
    root.unmount();
    holder.remove();
    if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus();
  };
  const store = createPanelStore(closePanel);
  store.start(ended.signal);
  holder.lang = wantsEnglish() ? 'en' : 'sl';
  document.body.append(holder);
  root.render(
    <PanelProvider value={store}>
      <ReportPanel />
    </PanelProvider>,
  );
}

/** Takes the panel off the page; the focus goes back to where it was. */
export function closePanel(): void {
  close?.();
}

let linked: Promise<void> | undefined;

/** Its stylesheet comes with it, also where the page wants none of the widgets'. What does not come leaves it bare. */
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
