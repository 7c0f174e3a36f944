import { createElement, type ReactElement, type RefAttributes } from 'react';
import { html, trustedHtml } from '../core/html';
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

/** React asks for an element's content whenever it meets it: a copy of what is there would be written for each. */
const nothing = {
  get __html(): string {
    return trustedHtml(html``);
  },
};

/**
 * Props for an element whose content React leaves alone. Should React ever make the element anew, the page's nodes go on in
 * the new one, with all that other scripts have put there or hear, and back when that goes.
 */
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
 * Elements that React treats in its own way even if they have no props: it would write the form values of an `input` or
 * `textarea`, and move the others to the head. React knows them by their names in small letters, and matches the DOM by
 * name in any case: in capitals they are elements like any other.
 */
const special = /^(input|textarea|link|meta|title)$/;

/** A React element that stands for a live one and keeps React out of it, whatever other scripts do inside. */
export function opaque(element: Element, key: number): ReactElement {
  const tag = tagOf(element);
  const { async: _, ...attributes } = { async: undefined, ...attributesOf(element) };
  const content = isLeaf(element) && tag !== 'textarea' ? {} : someContent(element);
  return createElement(special.test(tag) ? tag.toUpperCase() : tag, { ...attributes, ...content, key });
}
