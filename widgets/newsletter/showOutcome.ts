import { fillFields } from './fillFields';
import { emitForm } from './forms';
import type { NewsletterForm } from './newsletterForm';
import { scrollToForm } from './scrollToForm';
import { readSubmission, type Submission } from './submission';

let told: unknown;

/**
 * On the page after a post: tells the form's events, gives what was refused back into its fields, and brings the answer
 * to the shopper. Once a page. Source: contract add-ons 5.5, 5.8.
 */
export function showOutcome(form: NewsletterForm, signal: AbortSignal): void {
  const submission = readSubmission();
  if (signal.aborted || !submission || told === printed() || !isAbout(submission, form)) return;
  told = printed();
  if (submission.hasFailed) {
    form.errors = submission.errors;
    fillFields(form.element, submission.data, true);
  }
  const tell = () => {
    tellOutcome(form, submission);
    if (submission.scrolls) scrollToForm(form.element, signal);
  };
  if (document.readyState === 'complete') tell();
  else window.addEventListener('load', tell, { once: true, signal });
}

const printed = (): unknown => Reflect.get(window, 'mc4wp_submitted_form');

function isAbout({ elementId, id }: Submission, form: NewsletterForm): boolean {
  if (form.element.getAttribute('id') === elementId) return true;
  return form.id === id && document.getElementById(elementId) === null;
}

function tellOutcome(form: NewsletterForm, { hasFailed, errors, event, data }: Submission): void {
  emitForm(form, 'submitted');
  if (hasFailed) {
    emitForm(form, 'error', errors);
    return;
  }
  emitForm(form, 'success', data);
  if (event) emitForm(form, event, data);
  if (event === 'updated_subscriber') emitForm(form, 'subscribed', data, true);
}
