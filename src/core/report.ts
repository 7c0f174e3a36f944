import { isAborted } from './errors';

export interface Problem {
  /** Widget or core part that noticed it, e.g. `variation-form`. */
  readonly where: string;
  /** The marker or element it is about; named in the message by tag, id and classes. */
  readonly element?: Element | null | undefined;
  /** The problem, as a clause without a full stop. */
  readonly found: string;
  /** The consequence, as a full sentence. */
  readonly consequence: string;
  /** A remedy for the theme author, as a full sentence. */
  readonly advice?: string | undefined;
  /** The error behind it, for listeners of `shop_widgets_error`. */
  readonly cause?: unknown;
}

type Sink = (problem: Problem, message: string, level: 'error' | 'warning') => void;

/** A reported problem, for the diagnostics. It does not keep the element in memory. */
export interface ToldProblem {
  readonly where: string;
  readonly found: string;
  /** The text in the console. */
  readonly message: string;
  readonly level: 'error' | 'warning';
  readonly element?: WeakRef<Element> | null | undefined;
}

const KEPT = 50;

let sink: Sink = () => {};
let isTelling = false;
const said = new Set<string>();

/** The last problems, the oldest first. */
export const toldProblems: ToldProblem[] = [];

/** Names an element by tag and id, or tag and classes: `form#product-42`, `a.button.ajax_add_to_cart`. */
export function nameElement(element: Element): string {
  const { localName, classList } = element;
  // `form.id` may be a field with that name.
  const id = element.getAttribute('id');
  return id ? `${localName}#${id}` : [localName, ...classList].slice(0, 4).join('.');
}

export function describeProblem(problem: Problem): string {
  const place = problem.element ? `${problem.where} (${nameElement(problem.element)})` : problem.where;
  const rest = [problem.consequence, problem.advice].filter(Boolean).join(' ');
  return `[shop-widgets] ${place}: ${problem.found.replace(/\.$/, '')}.\n${rest}`;
}

export function setReportSink(next: Sink): void {
  sink = next;
}

/** Logs an error and passes it to the sink, except for an aborted call. Never throws. */
export function reportError(problem: Problem): void {
  say(problem, 'error');
}

/** Logs a warning once a page for each `key` (default: its text). Never throws. */
export function warnOnce(problem: Problem, key: string = describeProblem(problem)): void {
  if (said.has(key)) return;
  said.add(key);
  say(problem, 'warning');
}

/** Clears the record of logged warnings; for tests. */
export function forgetWarnings(): void {
  said.clear();
}

function say(problem: Problem, level: 'error' | 'warning'): void {
  if (isAborted(problem.cause)) return;
  const message = describeProblem(problem);
  const element = problem.element && new WeakRef(problem.element);
  const kept = toldProblems.push({ where: problem.where, found: problem.found, message, level, element });
  if (kept > KEPT) toldProblems.shift();
  const details = problem.cause === undefined ? [message] : [message, problem.cause];
  console[level === 'error' ? level : 'warn'](...details);
  // An error in the sink would be reported for ever.
  if (isTelling) return;
  isTelling = true;
  try {
    sink(problem, message, level);
  } catch (error) {
    console.error('[shop-widgets] report: a listener of shop_widgets_error threw.', error);
  } finally {
    isTelling = false;
  }
}
