import { useLayoutEffect, useState } from 'react';
import { createDomPatch, type DomPatch } from '../core/domPatch';
import { isSeen } from '../core/findElements';
import { useAttributes } from '../hydrate';
import { useLiveRegionIn } from './elements';

const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"])';
const LIVE = '[aria-live], [role="status"], [role="alert"]';

/** Whether an element is never inert: a live region that shows nothing yet, which would not be heard, and what has no content. */
const isExempt = (element: Element): boolean =>
  element.matches('script, style, link') ||
  (element.matches(LIVE) && (element.matches('.screen-reader-text') || !element.textContent?.trim()));

/**
 * Makes a server element a modal dialog: the rest of the page is inert, Tab cycles in it. Of several open ones the last is modal.
 * @param label its name, unless the server gives it one
 * @param backdrop element behind it that stays active
 */
export function useDialog(layer: HTMLElement, isOpen: boolean, label: string, backdrop?: HTMLElement): void {
  const [isNamed] = useState(() => layer.hasAttribute('aria-label') || layer.hasAttribute('aria-labelledby'));
  const attributes = { role: 'dialog', 'aria-modal': 'true', tabindex: '-1', ...(!isNamed && { 'aria-label': label }) };
  useAttributes(layer, isOpen ? attributes : {});
  useLayoutEffect(() => (isOpen ? openDialog({ layer, backdrop }) : undefined), [layer, isOpen, backdrop]);
  useLiveRegionIn(isOpen);
}

interface Dialog {
  readonly layer: HTMLElement;
  readonly backdrop: HTMLElement | undefined;
}

const dialogs: Dialog[] = [];
let restoreInert = () => {};
let scrolling: DomPatch | undefined;

/** @returns closes it */
function openDialog(dialog: Dialog): () => void {
  dialogs.push(dialog);
  arrange();
  return () => {
    dialogs.splice(dialogs.lastIndexOf(dialog), 1);
    arrange();
  };
}

/** Makes everything outside of the last dialog inert, or nothing. */
function arrange(): void {
  const top = dialogs.at(-1);
  restoreInert();
  restoreInert = top ? inertOutside(top.layer, top.backdrop) : () => {};
  if (top && !scrolling) {
    scrolling = preventScrolling();
    document.addEventListener('keydown', keepTabIn);
  } else if (!top && scrolling) {
    scrolling.restore();
    scrolling = undefined;
    document.removeEventListener('keydown', keepTabIn);
  }
}

/** Returns the siblings of the layer and of its ancestors that are not inert. */
function outside(layer: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let part: Element | null = layer; part && part !== document.body; part = part.parentElement) {
    for (const other of part.parentElement?.children ?? []) {
      if (other !== part && other instanceof HTMLElement && !other.inert && !isExempt(other)) found.push(other);
    }
  }
  return found;
}

/** Except for elements that are inserted later. @param backdrop stays active @returns undoes it */
export function inertOutside(element: HTMLElement, backdrop?: HTMLElement): () => void {
  const others = outside(element).filter(other => other !== backdrop);
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}

/** Stops the page's scrolling, and keeps the space of the scroll bar. */
function preventScrolling(): DomPatch {
  const root = document.documentElement;
  const patch = createDomPatch();
  patch.styles.set(root, 'padding-inline-end', `${window.innerWidth - root.clientWidth}px`);
  patch.styles.set(root, 'overflow', 'hidden');
  return patch;
}

function keepTabIn(event: KeyboardEvent): void {
  const layer = dialogs.at(-1)?.layer;
  if (!layer || event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isStop);
  const [first] = stops;
  const last = stops.at(-1);
  const { activeElement } = document;
  const isOut = !layer.contains(activeElement) || activeElement === layer;
  const wrap = event.shiftKey ? (isOut || activeElement === first) && last : (isOut || activeElement === last) && first;
  if (!wrap) return;
  event.preventDefault();
  wrap.focus();
}

/** Whether Tab stops at an element: of a group of radios only at the checked one. */
function isStop(element: HTMLElement): boolean {
  if (!isSeen(element)) return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
  const group = [...(element.form?.elements ?? [])];
  return !group.some(one => one instanceof HTMLInputElement && one.checked && one.name === element.name);
}
