import { createElement, type ReactElement, type RefAttributes } from 'react';
import { html, trustedHtml } from '../core/html';
import { attributesOf } from './attributes';

const leaves = /^(area|base|br|col|embed|hr|img|input|keygen|link|menuitem|meta|param|source|textarea|track|wbr)$/;

export function isLeaf(element: Element): boolean {
  return leaves.test(tagOf(element));
}

/** Returns the element's name for React: lower case for HTML, unchanged for SVG. */
export function tagOf({ namespaceURI, nodeName }: Element): string {
  return namespaceURI?.endsWith('xhtml') ? nodeName.toLowerCase() : nodeName;
}

/** React reads the content of every element: a getter that returns none spares the copies. */
const nothing = {
  get __html(): string {
    return trustedHtml(html``);
  },
};

/** If React creates the element anew, the page's nodes move into the new one with their listeners, and back on unmount. */
export function someContent(
  element: Element,
): RefAttributes<Element> & { dangerouslySetInnerHTML: { __html: string } } {
  const ref = (made: Element | null) => {
    if (!made || made === element) return undefined;
    made.replaceChildren(...element.childNodes);
    return () => element.replaceChildren(...made.childNodes);
  };
  return { dangerouslySetInnerHTML: nothing, ref };
}

/**
 * Elements that React treats specially even without props: it writes the values of `input` and `textarea`, and moves the others to the
 * head. It recognises them by lower case, but matches the DOM in any case: in upper case they are elements like any other.
 */
const special = /^(input|textarea|link|meta|title)$/;

/** Returns a React element for a live one whose content React never touches. */
export function opaque(element: Element, key: number): ReactElement {
  const tag = tagOf(element);
  const { async: _, ...attributes } = { async: undefined, ...attributesOf(element) };
  const content = isLeaf(element) && tag !== 'textarea' ? {} : someContent(element);
  return createElement(special.test(tag) ? tag.toUpperCase() : tag, { ...attributes, ...content, key });
}
