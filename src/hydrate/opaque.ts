import { createElement, type ReactElement } from 'react';
import { trustedHtml } from '../core/html';
import { attributesOf } from './attributes';

const leaves = /^(area|base|br|col|embed|hr|img|input|keygen|link|menuitem|meta|param|source|textarea|track|wbr)$/;

/** True for elements that React takes no children for. */
export function isLeaf(element: Element): boolean {
  return leaves.test(tagOf(element));
}

/** The element's name as React wants it: small letters for HTML, the very spelling for SVG. */
export function tagOf({ namespaceURI, nodeName }: Element): string {
  return namespaceURI?.endsWith('xhtml') ? nodeName.toLowerCase() : nodeName;
}

/**
 * The element's present content, so that React leaves it alone, and has it should it ever have to make the element anew.
 * Read when React asks for it; the same object must come back in later renders, or React would write the content again.
 */
export function contentOf(element: Element): { readonly __html: string } {
  let html: string | undefined;
  return {
    get __html() {
      html ??= trustedHtml(element.innerHTML);
      return html;
    },
  };
}

/**
 * Elements that React treats in its own way even if they have no props: it would write the form values of an `input` or
 * `textarea`, and move the others to the head. React knows them by their names in small letters, and matches the DOM by
 * name in any case: in capitals they are elements like any other.
 */
const special = /^(input|textarea|link|meta|title)$/;

/** A React element that stands for a live one and keeps React out of it, whatever other scripts do inside. */
export function opaque(element: Element, key: number): ReactElement {
  const tag = tagOf(element);
  const { async: _, ...attributes } = { async: undefined, ...attributesOf(element) };
  const content = isLeaf(element) && tag !== 'textarea' ? {} : { dangerouslySetInnerHTML: contentOf(element) };
  return createElement(special.test(tag) ? tag.toUpperCase() : tag, { ...attributes, ...content, key });
}
