import { createStore } from 'zustand/vanilla';
import { bus } from '../../core/bus/bus';
import { storeContext } from '../../ui/storeContext';
import { look } from '../look';
import type { Report, ReportedWidget } from '../report';
import { tPanel } from './messages';

/** Class of the outlined element. */
const SHOWN = 'sw-report-shown';

export interface PanelState {
  readonly report: Report;
  /** The outlined element. */
  readonly shown: Element | undefined;
  /** Result of the last press of a button. */
  readonly note: string;
  /** Whether the text is shown, where the browser does not allow scripts to copy. */
  readonly showsText: boolean;
}

export type PanelStore = ReturnType<typeof createPanelStore>;

export const [PanelProvider, usePanel] = storeContext<PanelStore>();

/** @param close ends the panel */
export function createPanelStore(close: () => void) {
  const store = createStore<PanelState>(() => ({ report: look(), shown: undefined, note: '', showsText: false }));
  const { getState, setState } = store;

  /** Scrolls to a widget's element and outlines it; a second call removes the outline. */
  function show({ marker, label }: ReportedWidget): void {
    const { shown } = getState();
    shown?.classList.remove(SHOWN);
    if (shown === marker) {
      setState({ shown: undefined, note: '' });
      return;
    }
    marker.classList.add(SHOWN);
    setState({ shown: marker, note: isSeen(marker) ? '' : tPanel('report.hidden', { label }) });
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // On a phone the panel covers the lower part of the window.
    const block = matchMedia('(max-width: 640px)').matches ? 'start' : 'center';
    marker.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block });
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(getState().report.text);
      setState({ note: tPanel('report.copied'), showsText: false });
    } catch {
      setState({ note: tPanel('report.copyYourself'), showsText: true });
    }
  }

  /** Refreshes the report when the page changes, until the signal. */
  function start(signal: AbortSignal): void {
    let frame = 0;
    const refresh = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setState({ report: look() }));
    };
    for (const name of ['shop_widgets_mounted', 'shop_widgets_unmounted', 'shop_widgets_error'] as const) {
      bus.on(name, refresh, { signal });
    }
    window.addEventListener('load', refresh, { signal });
    signal.addEventListener('abort', () => {
      cancelAnimationFrame(frame);
      getState().shown?.classList.remove(SHOWN);
    });
  }

  return { ...store, show, copy, close, start };
}

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;
