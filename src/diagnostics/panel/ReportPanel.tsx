import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../ui/useStore';
import { tReport } from '../messages';
import type { ReportedWidget } from '../report';
import { countsOf, type Entry, type Section, sectionsOf } from '../sections';
import { tPanel } from './messages';
import { usePanel } from './store';

type SectionId = Section['id'];

const TO_FIX: readonly SectionId[] = ['plain', 'problems', 'settings', 'scripts'];
const FINE: readonly SectionId[] = ['asleep', 'awake'];

/** The report as a region beside the page. */
export function ReportPanel(): ReactNode {
  const panel = usePanel();
  const report = useStore(panel, state => state.report);
  const title = useId();
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => region.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    panel.close();
  };
  const { widgets, page } = report;
  const sections = new Map(sectionsOf(report).map(section => [section.id, section]));
  const view = (id: SectionId) => <SectionView key={id} of={sections.get(id)} />;
  return (
    <section ref={region} className="sw-report__panel" aria-labelledby={title} tabIndex={-1} onKeyDown={onKeyDown}>
      <header className="sw-report__head">
        <h2 id={title} className="sw-report__title">
          {tPanel('report.title')}
        </h2>
        <p className="sw-report__counts">{tPanel('report.counts', countsOf(widgets))}</p>
        <button type="button" className="sw-report__close" aria-label={tPanel('report.close')} onClick={panel.close}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div className="sw-report__body">
        {widgets.length === 0 && <p className="sw-report__text">{tReport('report.nothing')}</p>}
        {TO_FIX.map(view)}
        {page.jQuery && (
          <ul className="sw-report__list">
            <EntryView of={{ title: 'jQuery', line: '', ...page.jQuery }} />
          </ul>
        )}
        {FINE.map(view)}
      </div>
      <Foot />
    </section>
  );
}

function SectionView({ of }: { of: Section | undefined }): ReactNode {
  const id = useId();
  if (!of) return null;
  return (
    <div className={`sw-report__part sw-report__part--${of.id}`}>
      <h3 id={id} className="sw-report__heading">
        {of.heading}
      </h3>
      <ul className="sw-report__list" aria-labelledby={id}>
        {of.entries.map(entry => (
          <EntryView key={[entry.title, entry.note, entry.detail, entry.why].join('\n')} of={entry} />
        ))}
      </ul>
    </div>
  );
}

function EntryView({ of: { title, note, why, fix, widgets = [] } }: { of: Entry }): ReactNode {
  return (
    <li className="sw-report__entry">
      <strong className="sw-report__name">{title}</strong> {note && <span className="sw-report__text">{note}</span>}
      {widgets.map((widget, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: elements have no name of their own, and keep their order
        <ShowButton key={index} of={widget} />
      ))}
      {why && <p className="sw-report__text">{why}</p>}
      {fix && (
        <p className="sw-report__fix">
          <strong>{tPanel('report.fixes')}</strong> {fix}
        </p>
      )}
    </li>
  );
}

/** Scrolls to a widget's element and outlines it. */
function ShowButton({ of }: { of: ReportedWidget }): ReactNode {
  const panel = usePanel();
  const isShown = useStore(panel, state => state.shown === of.marker);
  return (
    <button
      type="button"
      className="sw-report__show"
      aria-label={tPanel('report.show', { label: of.label })}
      aria-pressed={isShown}
      onClick={() => panel.show(of)}
    >
      {of.label}
    </button>
  );
}

/** The button that copies the report, and the result. */
function Foot(): ReactNode {
  const panel = usePanel();
  const note = useStore(panel, state => state.note);
  const showsText = useStore(panel, state => state.showsText);
  return (
    <footer className="sw-report__foot">
      <button type="button" className="sw-report__button" onClick={() => void panel.copy()}>
        {tPanel('report.copy')}
      </button>
      <p className="sw-report__note" role="status">
        {note}
      </p>
      {showsText && <Text />}
    </footer>
  );
}

function Text(): ReactNode {
  const text = useStore(usePanel(), state => state.report.text);
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return <textarea ref={field} className="sw-report__copy" aria-label={tPanel('report.text')} readOnly value={text} />;
}
