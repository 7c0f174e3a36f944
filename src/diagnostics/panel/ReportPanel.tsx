import addresses from 'virtual:report-styles';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { bus } from '../../core/bus/bus';
import { isMotionReduced } from '../../core/motion';
import { tReport } from '../messages';
import type { Report, ReportedWidget } from '../report';
import { countsOf, type Entry, type SectionId, sectionsOf } from '../sections';

interface PanelProps {
  look(): Report;
  close(): void;
}

const TO_FIX: readonly SectionId[] = ['plain', 'problems', 'settings', 'scripts'];
const FINE: readonly SectionId[] = ['asleep', 'awake'];

export function ReportPanel({ look, close }: PanelProps): ReactNode {
  const report = useReport(look);
  const [outlined, setOutlined] = useState<Element>();
  const [note, setNote] = useState('');
  const [showsText, setShowsText] = useState(false);
  const id = useId();
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => region.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => outlined && outline(outlined), [outlined]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const toggleOutline = ({ marker, label }: ReportedWidget) => {
    const isOutlined = outlined === marker;
    const isSeen = marker.getClientRects().length > 0;
    setOutlined(isOutlined ? undefined : marker);
    setNote(isOutlined || isSeen ? '' : tReport('report.hidden', { label }));
  };
  const copy = async () => {
    const isCopied = await copyText(report.text);
    setNote(tReport(isCopied ? 'report.copied' : 'report.copyYourself'));
    setShowsText(!isCopied);
  };
  const showButton = (widget: ReportedWidget, index: number) => (
    <button
      key={index}
      type="button"
      className="sw-report__show"
      aria-label={tReport('report.show', { label: widget.label })}
      aria-pressed={outlined === widget.marker}
      onClick={() => toggleOutline(widget)}
    >
      {widget.label}
    </button>
  );

  const { widgets, page } = report;
  const sections = sectionsOf(report);
  const showSections = (ids: readonly SectionId[]) =>
    ids
      .flatMap(part => sections.filter(section => section.id === part))
      .map(({ id: part, heading, entries }) => (
        <div key={part} className={`sw-report__part sw-report__part--${part}`}>
          <h3 id={id + part} className="sw-report__heading">
            {heading}
          </h3>
          <ul className="sw-report__list" aria-labelledby={id + part}>
            {entries.map(entry => (
              <EntryView key={[entry.title, entry.note, entry.detail, entry.why].join('\n')} {...entry}>
                {entry.widgets?.map(showButton)}
              </EntryView>
            ))}
          </ul>
        </div>
      ));
  return (
    <section ref={region} className="sw-report__panel" aria-labelledby={id} tabIndex={-1} onKeyDown={onKeyDown}>
      {/* Also where the page wants no stylesheet of the widgets. The panel comes when it has loaded, or without looks when it has failed. */}
      <link rel="stylesheet" href={addresses.report} precedence="sw-report" />
      <header className="sw-report__head">
        <h2 id={id} className="sw-report__title">
          {tReport('report.title')}
        </h2>
        <p className="sw-report__counts">{tReport('report.counts', countsOf(widgets))}</p>
        <button type="button" className="sw-report__close" aria-label={tReport('report.close')} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div className="sw-report__body">
        {widgets.length === 0 && <p className="sw-report__text">{tReport('report.nothing')}</p>}
        {showSections(TO_FIX)}
        {page.jQuery && (
          <ul className="sw-report__list">
            <EntryView title="jQuery" {...page.jQuery} />
          </ul>
        )}
        {showSections(FINE)}
      </div>
      <footer className="sw-report__foot">
        <button type="button" className="sw-report__button" onClick={() => void copy()}>
          {tReport('report.copy')}
        </button>
        <p className="sw-report__note" role="status">
          {note}
        </p>
        {showsText && <SelectedText text={report.text} />}
      </footer>
    </section>
  );
}

function useReport(look: () => Report): Report {
  const [report, setReport] = useState(look);
  useLayoutEffect(() => {
    const ended = new AbortController();
    let frame = 0;
    const refresh = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setReport(look()));
    };
    for (const name of ['shop_widgets_mounted', 'shop_widgets_unmounted', 'shop_widgets_error'] as const)
      bus.on(name, refresh, { signal: ended.signal });
    window.addEventListener('load', refresh, { signal: ended.signal });
    // Since the first look, while the stylesheet loaded, widgets may have come.
    refresh();
    return () => {
      ended.abort();
      cancelAnimationFrame(frame);
    };
  }, [look]);
  return report;
}

function outline(element: Element): () => void {
  element.classList.add('sw-report-shown');
  // On a phone the panel covers the lower part of the window.
  const block = matchMedia('(max-width: 640px)').matches ? 'start' : 'center';
  element.scrollIntoView({ behavior: isMotionReduced() ? 'instant' : 'smooth', block });
  return () => element.classList.remove('sw-report-shown');
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type EntryProps = Pick<Entry, 'title' | 'note' | 'why' | 'fix'> & { readonly children?: ReactNode };

function EntryView({ title, note, why, fix, children }: EntryProps): ReactNode {
  return (
    <li className="sw-report__entry">
      <strong className="sw-report__name">{title}</strong> {note && <span className="sw-report__text">{note}</span>}
      {children}
      {why && <p className="sw-report__text">{why}</p>}
      {fix && (
        <p className="sw-report__fix">
          <strong>{tReport('report.fixes')}</strong> {fix}
        </p>
      )}
    </li>
  );
}

function SelectedText({ text }: { text: string }): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return <textarea ref={field} className="sw-report__copy" aria-label={tReport('report.text')} readOnly value={text} />;
}
