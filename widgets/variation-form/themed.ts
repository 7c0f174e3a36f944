import { callPlugin } from '../../src/core/pagePlugins';
import * as own from './keep';

/** As `keep` does, or by the plugins that a theme has put in the place of the shop's. Source: contract 1, 7, 8.7. */
export function setAttribute(element: Element, name: string, value: string | number | false | null | undefined): void {
  if (!callPlugin('wc_set_variation_attr', element, name, value)) own.setAttribute(element, name, value);
}

export function resetAttribute(element: Element, name: string): void {
  if (!callPlugin('wc_reset_variation_attr', element, name)) own.resetAttribute(element, name);
}

export function setContent(element: Element, text: string): void {
  if (!callPlugin('wc_set_content', element, text)) own.setContent(element, text);
}

export function resetContent(element: Element): void {
  if (!callPlugin('wc_reset_content', element)) own.resetContent(element);
}
