import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetWarnings } from '../../src/core/report';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';

let widgets: Mounted[] = [];
let lines: string[] = [];

/** Clears the page after each test, and collects what the console is told. */
export function setUpPage(): void {
  beforeEach(() => {
    forgetWarnings();
    lines = [];
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.map(String).join(' ')));
    }
  });
  afterEach(async () => {
    await act(async () => {
      for (const widget of widgets) widget.unmount();
    });
    widgets = [];
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });
}

/** Console lines, but for React's note on white space in tables. */
export function said(): string[] {
  return lines.filter(line => !line.includes('whitespace text nodes cannot be a child'));
}

/** Puts the markup into a marker on the page. */
export function page(html: string, tag = 'div'): HTMLElement {
  const marker = document.createElement(tag);
  marker.innerHTML = html;
  document.body.append(marker);
  return marker;
}

/** Hydrates a widget to the end. */
export async function mount(marker: Element, render: () => ReactNode, options?: HydrateOptions): Promise<Mounted> {
  const mounted = await act(async () => hydrateWidget('test', marker, render, options));
  widgets.push(mounted);
  return mounted;
}

/** Every element and text node below, in document order. */
export function nodesIn(root: Node): Node[] {
  const nodes: Node[] = [];
  for (const child of root.childNodes) {
    if (child.nodeType !== Node.COMMENT_NODE) nodes.push(child, ...nodesIn(child));
  }
  return nodes;
}

/** The element that the selector names, or an error that says which one is missing. */
export function find<Tag extends keyof HTMLElementTagNameMap>(
  root: ParentNode,
  selector: Tag,
): HTMLElementTagNameMap[Tag];
export function find(root: ParentNode, selector: string): HTMLElement;
export function find(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} on the page`);
  return found;
}

/** Does something that React answers, and waits for the answer. */
export async function doing(what: () => unknown): Promise<void> {
  await act(async () => {
    what();
  });
}
