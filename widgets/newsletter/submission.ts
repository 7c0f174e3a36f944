import { readGlobal, text } from '../../src/core/config/shopGlobals';

/** What the server says of the form that was just posted. */
export interface Submission {
  readonly id: number;
  /** Id of the form's element. */
  readonly elementId: string;
  /** `subscribed`, `updated_subscriber`, `unsubscribed` or `error`. */
  readonly event: string;
  /** What was posted, nested by the names' brackets. */
  readonly data: object;
  readonly errors: readonly string[];
  readonly hasFailed: boolean;
  readonly scrolls: boolean;
}

/** Reads `mc4wp_submitted_form`, which only the page after a post has. Source: contract add-ons 5.3. */
export function readSubmission(): Submission | undefined {
  const found = readGlobal('mc4wp_submitted_form');
  if (!found) return undefined;
  const errors = objectOf(found.errors);
  const event = text(found.event);
  return {
    id: Number(found.id),
    elementId: text(found.element_id),
    event,
    data: objectOf(found.data),
    errors: Object.values(errors).map(String),
    hasFailed: event === 'error' || Object.keys(errors).length > 0,
    scrolls: found.auto_scroll === true || found.auto_scroll === '1',
  };
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
