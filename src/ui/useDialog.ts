import { useLayoutEffect, useState } from 'react';
import { useAttributes } from '../hydrate';

const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"])';
/** What may be heard while a dialog is open, and what shows nothing. */
const EXEMPT = '[aria-live], [role="status"], [role="alert"], script, style, link';

/**
 * Makes an element of the server's page, wherever it stands, a modal dialog for as long as it is open: what is beside it and
 * its ancestors is inert, Tab goes round in it, the page behind does not scroll. Of several that are open the last one counts.
 * Focus and closing are the widget's own.
 * @param label its name, unless the server gives it one
 * @param backdrop what stands behind it, and may be pressed
 */
export function useDialog(layer: HTMLElement, isOpen: boolean, label: string, backdrop?: HTMLElement): void {
  const [isNamed] = useState(() => layer.hasAttribute('aria-label') || layer.hasAttribute('aria-labelledby'));
  const attributes = { role: 'dialog', 'aria-modal': 'true', tabindex: '-1', ...(!isNamed && { 'aria-label': label }) };
  useAttributes(layer, isOpen ? attributes : {});
  useLayoutEffect(() => (isOpen ? openDialog({ layer, backdrop }) : undefined), [layer, isOpen, backdrop]);
}

interface Dialog {
  readonly layer: HTMLElement;
  readonly backdrop: HTMLElement | undefined;
}

const dialogs: Dialog[] = [];
let inert: readonly HTMLElement[] = [];
let scrolling: { readonly overflow: string; readonly paddingInlineEnd: string } | undefined;

/** @returns closes it */
function openDialog(dialog: Dialog): () => void {
  dialogs.push(dialog);
  arrange();
  return () => {
    dialogs.splice(dialogs.lastIndexOf(dialog), 1);
    arrange();
  };
}

/** Leaves the shopper the topmost dialog, or the whole page. */
function arrange(): void {
  const top = dialogs.at(-1);
  for (const other of inert) other.inert = false;
  inert = top ? outside(top.layer).filter(other => other !== top.backdrop) : [];
  for (const other of inert) other.inert = true;
  if (top && !scrolling) {
    scrolling = holdScrolling();
    document.addEventListener('keydown', keepTabIn);
  } else if (!top && scrolling) {
    Object.assign(document.documentElement.style, scrolling);
    scrolling = undefined;
    document.removeEventListener('keydown', keepTabIn);
  }
}

/** What stands beside the layer and beside each of its ancestors, and is not inert by itself. */
function outside(layer: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let part: Element | null = layer; part && part !== document.body; part = part.parentElement) {
    for (const other of part.parentElement?.children ?? []) {
      if (other !== part && other instanceof HTMLElement && !other.inert && !other.matches(EXEMPT)) found.push(other);
    }
  }
  return found;
}

/**
 * Lets nothing be used but an element and what comes into the page from now on, as a sheet over it.
 * @returns gives the rest back
 */
export function inertOutside(element: HTMLElement): () => void {
  const others = outside(element);
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}

/** @returns the styles as they were */
function holdScrolling() {
  const root = document.documentElement;
  const { overflow, paddingInlineEnd } = root.style;
  // The scroll bar goes away: its room stays.
  root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
  root.style.overflow = 'hidden';
  return { overflow, paddingInlineEnd };
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

/** Of a group of radios Tab stops at the checked one only. */
function isStop(element: HTMLElement): boolean {
  if (!element.getClientRects().length || getComputedStyle(element).visibility === 'hidden') return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
  const group = [...(element.form?.elements ?? [])];
  return !group.some(one => one instanceof HTMLInputElement && one.checked && one.name === element.name);
}
