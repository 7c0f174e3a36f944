import addresses from 'virtual:report-styles';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { isMotionReduced } from '../../core/motion';
import { tReport } from '../messages';
import type { Report, ReportedWidget } from '../report';
import { countsOf, type Entry, type SectionId, sectionsOf } from '../sections';

interface PanelProps {
  readonly report: Report;
  refresh(): void;
  close(): void;
}

export function ReportPanel({ report, refresh, close }: PanelProps): ReactNode {
  const { widgets, page, text } = report;
  const [outlined, setOutlined] = useState<Element>();
  const [note, setNote] = useState('');
  const [showsText, setShowsText] = useState(false);
  const id = useId();
  useLayoutEffect(() => outlined && outline(outlined), [outlined]);
  // While the stylesheet loaded, more may have been found.
  useLayoutEffect(refresh, [refresh]);

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
    const isCopied = await copyText(text);
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
  const showSections = (...ids: readonly SectionId[]) =>
    sectionsOf(report, ids).map(({ id: part, heading, entries }) => (
      <div key={part} className={`sw-report__part sw-report__part--${part}`}>
        <h3 id={id + part} className="sw-report__heading">
          {heading}
        </h3>
        <ul className="sw-report__list" aria-labelledby={id + part}>
          {entries.map(entry => (
            <EntryView key={[entry.title, entry.note, entry.detail, entry.why, entry.fix].join('\n')} {...entry}>
              {entry.widgets?.map(showButton)}
            </EntryView>
          ))}
        </ul>
      </div>
    ));
  return (
    <section ref={focusPanel} className="sw-report__panel" aria-labelledby={id} tabIndex={-1} onKeyDown={onKeyDown}>
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
        {showSections('plain', 'problems', 'settings', 'scripts')}
        {page.jQuery && (
          <ul className="sw-report__list">
            <EntryView title="jQuery" {...page.jQuery} />
          </ul>
        )}
        {showSections('asleep', 'awake')}
      </div>
      <footer className="sw-report__foot">
        <button type="button" className="sw-report__button" onClick={() => void copy()}>
          {tReport('report.copy')}
        </button>
        <p className="sw-report__note" role="status">
          {note}
        </p>
        {showsText && (
          <textarea
            ref={selectText}
            className="sw-report__copy"
            aria-label={tReport('report.text')}
            cols={60}
            rows={6}
            readOnly
            value={text}
          />
        )}
      </footer>
    </section>
  );
}

const focusPanel = (panel: HTMLElement | null) => panel?.focus({ preventScroll: true });

function selectText(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
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

function EntryView({ title, for: names, note, why, fix, children }: Entry & { readonly children?: ReactNode }) {
  const text = [note, names && `→ ${names.join(', ')}`].filter(Boolean).join(' ');
  return (
    <li className="sw-report__entry">
      <strong className="sw-report__name">{title}</strong>{' '}
      {children ?? (text && <span className="sw-report__text">{text}</span>)}
      {why && <p className="sw-report__text">{why}</p>}
      {fix && (
        <p className="sw-report__fix">
          <strong>{tReport('report.fixes')}</strong> {fix}
        </p>
      )}
    </li>
  );
}
