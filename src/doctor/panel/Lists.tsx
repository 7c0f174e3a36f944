import { type ReactNode, useId } from 'react';
import { useStore } from '../../ui/useStore';
import { type ReportKey, tReport } from '../messages';
import type {
  ReportedJQuery,
  ReportedProblem,
  ReportedScript,
  ReportedSetting,
  ReportedWidget,
  WidgetState,
} from '../report';
import { groupsOf } from '../text';
import { tPanel } from './messages';
import { usePanel } from './store';

/** The widgets of one state, each with the elements that it stands on. */
export function Widgets({ of, state }: { of: readonly ReportedWidget[]; state: WidgetState }): ReactNode {
  const groups = groupsOf(of, state);
  const n = groups.reduce((sum, { widgets }) => sum + widgets.length, 0);
  return (
    <Part heading={`report.${state}`} n={n} kind={state}>
      {groups.map(({ name, why, fix, widgets }) => (
        <Entry key={`${name} ${why}`} title={name} why={why} fix={fix}>
          {widgets.map((widget, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: elements have no name of their own, and keep their order
            <ShowButton key={index} of={widget} />
          ))}
        </Entry>
      ))}
    </Part>
  );
}

/** Scripts that do the same job, by handle. */
export function Scripts({ of }: { of: readonly ReportedScript[] }): ReactNode {
  return (
    <Part heading="report.scripts" n={of.length} kind="scripts">
      {of.map(({ handle, address, widgets, state, why, fix }) => (
        <Entry key={address} title={handle} why={why} fix={fix}>
          <span className="sw-report__text">
            {tReport(`report.${state}`)} → {widgets.join(', ')}
          </span>
        </Entry>
      ))}
    </Part>
  );
}

/** What jQuery is there for. */
export function JQuery({ of: { why, fix } }: { of: ReportedJQuery }): ReactNode {
  return (
    <ul className="sw-report__list">
      <Entry title="jQuery" why={why} fix={fix} />
    </ul>
  );
}

export function Settings({ of }: { of: readonly ReportedSetting[] }): ReactNode {
  return (
    <Part heading="report.settings" n={of.length} kind="settings">
      {of.map(({ name, widgets, why, fix }) => (
        <Entry key={name} title={name} why={why} fix={fix}>
          <span className="sw-report__text">→ {widgets.join(', ')}</span>
        </Entry>
      ))}
    </Part>
  );
}

export function Problems({ of }: { of: readonly ReportedProblem[] }): ReactNode {
  return (
    <Part heading="report.problems" n={of.length} kind="problems">
      {of.map(({ where, message, fix }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one may be told twice, and they keep their order
        <Entry key={index} title={where} why={message} fix={fix} />
      ))}
    </Part>
  );
}

type Heading = Extract<
  ReportKey,
  'report.awake' | 'report.asleep' | 'report.plain' | `report.${'scripts' | 'settings' | 'problems'}`
>;

interface PartProps {
  readonly heading: Heading;
  readonly n: number;
  readonly kind: string;
  readonly children: ReactNode;
}

/** A part of the report; one with nothing in it is not shown. */
function Part({ heading, n, kind, children }: PartProps): ReactNode {
  const id = useId();
  if (n === 0) return null;
  return (
    <div className={`sw-report__part sw-report__part--${kind}`}>
      <h3 id={id} className="sw-report__heading">
        {tReport(heading, { n })}
      </h3>
      <ul className="sw-report__list" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

interface EntryProps {
  readonly title: string;
  readonly why: string | undefined;
  readonly fix: string | undefined;
  readonly children?: ReactNode;
}

function Entry({ title, why, fix, children }: EntryProps): ReactNode {
  return (
    <li className="sw-report__entry">
      <strong className="sw-report__name">{title}</strong> {children}
      {why && <p className="sw-report__text">{why}</p>}
      {fix && (
        <p className="sw-report__fix">
          <strong>{tPanel('report.fixes')}</strong> {fix}
        </p>
      )}
    </li>
  );
}

/** Brings a widget's element into view. */
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
