import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../ui/useStore';
import { tReport } from '../messages';
import { countsOf } from '../text';
import { JQuery, Problems, Scripts, Settings, Widgets } from './Lists';
import { tPanel } from './messages';
import { usePanel } from './store';

/** The report as a region beside the page: by state, with the fix for each, and where it stands. */
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
  return (
    <section ref={region} className="sw-report__panel" aria-labelledby={title} tabIndex={-1} onKeyDown={onKeyDown}>
      <header className="sw-report__head">
        <h2 id={title} className="sw-report__title">
          {tPanel('report.title')}
        </h2>
        <p className="sw-report__counts">{tPanel('report.counts', countsOf(report.widgets))}</p>
        <button type="button" className="sw-report__close" aria-label={tPanel('report.close')} onClick={panel.close}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div className="sw-report__body">
        {report.widgets.length === 0 && <p className="sw-report__text">{tReport('report.nothing')}</p>}
        <Widgets of={report.widgets} state="plain" />
        <Problems of={report.problems} />
        <Settings of={report.settings} />
        <Scripts of={report.scripts} />
        {report.page.jQuery && <JQuery of={report.page.jQuery} />}
        <Widgets of={report.widgets} state="asleep" />
        <Widgets of={report.widgets} state="awake" />
      </div>
      <Foot />
    </section>
  );
}

/** What is to be done with the report, and what came of it. */
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
