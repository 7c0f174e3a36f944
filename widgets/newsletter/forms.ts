import { reportError } from '../../src/core/report';
import { type NewsletterForm, newsletterFormOf } from './newsletterForm';

/** Delay of events, ms; `submit` has none. See contract/marketing.md#newsletter-mailchimp-for-wordpress-4. */
export const EVENT_DELAY = 10;

type Listener = (...args: readonly unknown[]) => unknown;

const listeners = new Map<string, Set<Listener>>();

/** `window.mc4wp.forms`, for other scripts. */
const forms = {
  get: Object.assign(
    (id: unknown): NewsletterForm | undefined =>
      [...document.querySelectorAll<HTMLFormElement>('form.mc4wp-form')]
        .map(newsletterFormOf)
        .find(form => form.id === Number(id)),
    { isShopWidgets: true },
  ),
  getByElement(element: unknown): NewsletterForm | undefined {
    const found = element instanceof Element ? element.closest<HTMLFormElement>('form.mc4wp-form') : undefined;
    return found ? newsletterFormOf(found) : undefined;
  },
  /** Listens for an event of every form (`started`), or of one (`12.started`). */
  on(name: string, listener: Listener): void {
    const others = listeners.get(name) ?? new Set();
    listeners.set(name, others.add(listener));
  },
  trigger(name: string, args: readonly unknown[] = []): void {
    const callAll = () => {
      for (const listener of listeners.get(name) ?? []) callListener(name, listener, args);
    };
    if (/(?:^|\.)submit$/.test(name)) callAll();
    else setTimeout(callAll, EVENT_DELAY);
  },
};

/** Dispatches an event of a form, first under its number: `12.started`, then `started`. */
export function emitForm(form: NewsletterForm, event: string, ...args: readonly unknown[]): void {
  for (const name of [`${form.id}.${event}`, event]) forms.trigger(name, [form, ...args]);
}

/** Replaces the stub that the page prints, and adds its waiting listeners. */
export function offerForms(): void {
  const page = objectAt(window, 'mc4wp') ?? {};
  const offered = objectAt(page, 'forms') ?? {};
  if (Reflect.get(offered, 'get') === forms.get) return;
  Object.assign(page, { forms: Object.assign(offered, forms) });
  Object.assign(window, { mc4wp: page });
  const waiting: unknown = Reflect.get(page, 'listeners');
  Reflect.deleteProperty(page, 'listeners');
  for (const entry of Array.isArray(waiting) ? waiting : []) {
    const { event, callback } = Object(entry);
    if (typeof event === 'string' && typeof callback === 'function') forms.on(event, callback);
  }
}

function callListener(name: string, listener: Listener, args: readonly unknown[]): void {
  try {
    listener(...args);
  } catch (cause) {
    reportError({
      where: 'newsletter',
      found: `a listener of the form's "${name}" threw`,
      consequence: 'The others are told all the same.',
      cause,
    });
  }
}

function objectAt(holder: object, name: string): object | undefined {
  const found: unknown = Reflect.get(holder, name);
  return typeof found === 'object' && found !== null ? found : undefined;
}
