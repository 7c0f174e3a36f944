declare const isMarkup: unique symbol;

/**
 * HTML that may go into the page as it is: of a typed source, of our own code, or cleaned. Text of attributes and of elements
 * that a contributor may write is none; the compiler refuses it.
 */
export type Markup = string & { readonly [isMarkup]: true };

/**
 * Trusted sources of HTML:
 * - `answer`: the shop. Calls go to the page's own origin and take no answer of another;
 * - `script`: a `<script>` or `<template>` of the page, which content can't have;
 * - `settings`: a script of the page that has set a global, read by `pageGlobal`;
 * - `call`: a script of the page that hands it over, in an event or to a function;
 * - `variation`: the shop, in a variation's data: an answer, or a list in an attribute, which is cleaned unless it is a form's.
 */
export type Source = 'answer' | 'script' | 'settings' | 'call' | 'variation';

/** HTML of a typed source. Each use is listed in `test/core/html/sinks.test.ts`. */
export function markupOf(source: Source, html: string): Markup;
export function markupOf(_source: Source, html: string): string {
  return html;
}

const SIGNS: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' };

export function escapeHtml(text: string): Markup;
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&${SIGNS[sign]};`);
}

/** Our own HTML, with other markup in it: html`<b>${escapeHtml(name)}</b>`. */
export function html(own: TemplateStringsArray, ...parts: readonly Markup[]): Markup;
export function html(own: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw({ raw: own }, ...parts);
}

/** Markup with other markup in the place of some of its text. */
export function replaceIn(markup: Markup, pattern: RegExp, part: (found: string) => Markup): Markup;
export function replaceIn(markup: string, pattern: RegExp, part: (found: string) => string): string {
  return markup.replace(pattern, part);
}
