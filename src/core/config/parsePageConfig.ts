import * as v from 'valibot';
import { ownEntries } from '../shape';
import type { PageConfig } from './pageConfig';

/** Timers of the browser go no further, and end at once beyond. */
const LONGEST = 2 ** 31 - 1;

const schema = v.object(
  ownEntries({
    locale: v.fallback(v.optional(v.string()), undefined),
    autoMount: v.fallback(v.optional(v.boolean()), undefined),
    disabled: v.fallback(v.optional(v.array(v.string())), undefined),
    messages: v.fallback(v.optional(v.record(v.string(), v.string())), undefined),
    ajaxProductForms: v.fallback(v.optional(v.boolean()), undefined),
    offCanvasMenu: v.fallback(v.optional(v.boolean()), undefined),
    quantityButtons: v.fallback(v.optional(v.boolean()), undefined),
    useSelectSearch: v.fallback(v.optional(v.boolean()), undefined),
    variationPrice: v.fallback(v.optional(v.picklist(['once', 'both'])), undefined),
    styles: v.fallback(v.optional(v.boolean()), undefined),
    report: v.fallback(v.optional(v.boolean()), undefined),
    redirectHosts: v.fallback(v.optional(v.array(v.string())), undefined),
    timeout: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(LONGEST))), undefined),
  }),
);

/** Keys with an odd value are left out. @throws Error when the text is not one JSON object */
export function parsePageConfig(text: string): Partial<PageConfig> {
  const value: unknown = JSON.parse(text);
  const parsed: object = v.parse(schema, Array.isArray(value) ? undefined : value);
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined));
}
