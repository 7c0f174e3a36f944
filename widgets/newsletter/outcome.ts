import { pageGlobal } from '../../src/core/config/pageGlobal';
import { readGlobal } from '../../src/core/config/shopGlobals';
import type { Field } from '../../src/core/fields';
import { text } from '../../src/core/guards';
import { RESPONSE } from './conditions';
import { fillFields } from './fields';
import { emitForm } from './forms';
import type { NewsletterForm } from './newsletterForm';

/** A page that is scrolled further was scrolled by the shopper, or by its address, px. */
const TOP = 10;
/** Between these the page may still grow, ms after it was loaded. */
const SETTLING = [1000, 2000] as const;
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

type Submission = NonNullable<ReturnType<typeof readSubmission>>;

/** Reads `mc4wp_submitted_form`, which only the page after a post has. */
function readSubmission() {
  const found = readGlobal('mc4wp_submitted_form');
  if (!found) return undefined;
  const errors = objectOf(found.errors);
  const event = text(found.event);
  return {
    id: Number(found.id),
    elementId: text(found.element_id),
    /** `subscribed`, `updated_subscriber`, `unsubscribed` or `error`. */
    event,
    data: objectOf(found.data),
    errors: Object.values(errors).map(String),
    hasFailed: event === 'error' || Object.keys(errors).length > 0,
    scrolls: found.auto_scroll === true || found.auto_scroll === '1',
  };
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

let shown: unknown;

/** Shows the outcome once a page, after a post. `typed` are fields that the shopper has changed meanwhile. */
export function showOutcome(form: NewsletterForm, typed: ReadonlySet<Field>, signal: AbortSignal): void {
  const submission = readSubmission();
  if (!submission || shown === printed() || !isAbout(submission, form)) return;
  shown = printed();
  if (submission.hasFailed) {
    form.errors = submission.errors;
    fillFields(form.element, submission.data, typed);
  }
  const show = () => {
    emitOutcome(form, submission);
    if (submission.scrolls) scrollToForm(form.element, signal);
  };
  if (document.readyState === 'complete') show();
  else window.addEventListener('load', show, { once: true, signal });
}

const printed = (): unknown => pageGlobal('mc4wp_submitted_form');

function isAbout({ elementId, id }: Submission, form: NewsletterForm): boolean {
  if (form.element.getAttribute('id') === elementId) return true;
  return form.id === id && document.getElementById(elementId) === null;
}

function emitOutcome(form: NewsletterForm, { hasFailed, errors, event, data }: Submission): void {
  emitForm(form, 'submitted');
  if (hasFailed) {
    emitForm(form, 'error', errors);
    return;
  }
  emitForm(form, 'success', data);
  if (event) emitForm(form, event, data);
  if (event === 'updated_subscriber') emitForm(form, 'subscribed', data, true);
}

/** Scrolls the form to the middle and focuses its answer, and scrolls again when the page has grown, unless the shopper has moved on. */
function scrollToForm(form: HTMLFormElement, signal: AbortSignal): void {
  if (window.scrollY > TOP) return;
  const watch = new AbortController();
  const leave = () => watch.abort();
  signal.addEventListener('abort', leave, { once: true });
  for (const act of ACTS) window.addEventListener(act, leave, { capture: true, passive: true, signal: watch.signal });
  const scroll = () => form.scrollIntoView({ block: 'center' });

  focusAnswer(form);
  scroll();
  const [from, to] = SETTLING;
  let height = 0;
  const timers = [
    setTimeout(() => {
      height = pageHeight();
    }, from),
    setTimeout(() => {
      if (pageHeight() !== height) scroll();
      leave();
    }, to),
  ];
  watch.signal.addEventListener('abort', () => timers.forEach(clearTimeout), { once: true });
}

const pageHeight = () => document.documentElement.scrollHeight;

function focusAnswer(form: HTMLFormElement): void {
  const answer = form.querySelector<HTMLElement>(RESPONSE);
  if (!answer?.textContent?.trim() || document.activeElement !== document.body) return;
  answer.tabIndex = -1;
  answer.focus({ preventScroll: true });
}
