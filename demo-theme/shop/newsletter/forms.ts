import { escapeHtml } from '../html';
import type { Values } from '../template';
import type { Visit } from '../visit';
import { FOOTER_FIELDS, ODD_FIELDS, PAGE_FIELDS } from './fields';
import { newsletterOutcome, type Outcome } from './outcome';

/** Pages come from a cache, so the forms are older than they look, seconds. */
const CACHED = 60;

interface Form {
  id: number;
  /** Running number on the page. */
  number: number;
  name: string;
  fields: string;
  hidesFields?: boolean;
}

const STUB = `<script>(function() {
	window.mc4wp = window.mc4wp || {
		listeners: [],
		forms: { on: function(event, callback) { window.mc4wp.listeners.push({ event: event, callback: callback }); } }
	};
})();</script>`;

function formHtml(form: Form, outcome: Outcome | undefined): string {
  const { id, number, name, fields, hidesFields } = form;
  const elementId = `mc4wp-form-${number}`;
  const answered = outcome?.elementId === elementId ? outcome : undefined;
  const kind = answered?.errors.length ? 'error' : 'success';
  const hidden = Object.entries({
    _mc4wp_timestamp: Math.floor(Date.now() / 1000) - CACHED,
    _mc4wp_form_id: id,
    _mc4wp_form_element_id: elementId,
  });
  return `${STUB}<form id="${elementId}" class="mc4wp-form mc4wp-form-${id}${answered ? ` mc4wp-form-submitted mc4wp-form-${kind}` : ''}" method="post" data-id="${id}" data-name="${escapeHtml(name)}"><div class="mc4wp-form-fields">${hidesFields && answered && kind === 'success' ? '' : fields}</div><label class="mc4wp-honeypot">Pustite prazno: <input type="text" name="_mc4wp_honeypot" value="" tabindex="-1" autocomplete="off"></label>${hidden.map(([key, value]) => `<input type="hidden" name="${key}" value="${value}">`).join('')}<div class="mc4wp-response">${answered ? `<div class="mc4wp-alert mc4wp-${kind}" role="alert"><p>${escapeHtml(answered.message)}</p></div>` : ''}</div></form>`;
}

/** The newsletter forms of a page, with the answer to the one that was posted. */
export function newsletterValues(visit: Visit): Values {
  const outcome = newsletterOutcome(visit);
  const fields = visit.url.searchParams.get('rules') === 'odd' ? ODD_FIELDS : PAGE_FIELDS;
  const submitted = JSON.stringify(outcome?.submitted)?.replace(/</g, '\\u003c');
  return {
    newsletter_form: formHtml({ id: 12, number: 1, name: 'Novice', fields }, outcome),
    footer_newsletter: formHtml({ id: 34, number: 2, name: 'Noga', fields: FOOTER_FIELDS, hidesFields: true }, outcome),
    newsletter_outcome: submitted ? `<script>window.mc4wp_submitted_form = ${submitted};</script>` : '',
  };
}
