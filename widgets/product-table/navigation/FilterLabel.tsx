import { createElement, type ReactNode, useLayoutEffect, useState } from 'react';
import { Adopted, attributesOf, markInjected, type SlotProps, useAttributes, useClasses } from '../../../src/hydrate';
import { useStore } from '../../../src/ui/useStore';
import { useTable } from '../table';
import { APPEND, headingText, LABEL, type ShownChoice } from './headingFeedback';

const COUNT = 'wcpt-active-count';

/**
 * The name of a filter and the choice in it: the option or the limits in the label, the number of options behind it.
 * Source: contract product-table 4.5.
 */
export function FilterLabel({ element: label }: SlotProps): ReactNode {
  const filter = label.closest('.wcpt-filter');
  return filter && filter.querySelector(LABEL) === label ? (
    <SayingLabel filter={filter} label={label} />
  ) : (
    <Adopted of={label} />
  );
}

function SayingLabel({ filter, label }: { readonly filter: Element; readonly label: HTMLElement }): ReactNode {
  const said = useChoice(filter);
  const [printed] = useState(() => headingText(label));
  const [icons] = useState(() => sortIcons(filter, label));
  // A copy in the phone's dialog was copied with it.
  const [wasHidden] = useState(() => headingIn(label) !== null);
  const format = filter.getAttribute('data-wcpt-heading_format__op_selected');
  const choice = said?.choice;
  const text = choice instanceof Element ? choice.textContent?.trim() : choice;
  const shows = text != null && format !== 'only_heading';
  const hides = shows && format === 'only_selected';
  const name = hides && !hasOption(filter, printed) ? `${printed}: ${text}` : null;

  useClasses(filter, choice === undefined ? {} : { 'wcpt-radio-op-selected': shows && typeof choice !== 'string' });
  useAttributes(label.parentElement, hides || wasHidden ? { 'aria-label': name } : {});
  useLayoutEffect(() => showChoice(label, (shows && choice) || null, hides));
  useLayoutEffect(
    () => () => {
      showChoice(label, null, false);
      const heading = headingIn(label);
      heading?.replaceWith(...heading.childNodes);
    },
    [label],
  );
  return (
    <>
      {said && icons.map(icon => <MovedIcon key={icons.indexOf(icon)} icon={icon} label={label} />)}
      <Adopted of={label} />
      {said?.count != null && <Count count={said.count} inGrid={said.inGrid} />}
    </>
  );
}

const useChoice = (filter: Element): ShownChoice | undefined =>
  useStore(useTable().store, ({ choices }) => choices.get(filter));

function Count({ count, inGrid }: { readonly count: number; readonly inGrid?: boolean | undefined }): ReactNode {
  const grid = inGrid ? ` ${COUNT}--filter-grid` : '';
  return (
    <span ref={markInjected} className={`${COUNT}${grid}${count ? '' : ` ${COUNT}--zero`}`}>
      {count}
    </span>
  );
}

/** The number that the server printed, until ours takes its place. */
export function PrintedCount({ element }: SlotProps): ReactNode {
  const said = useChoice(element.closest('.wcpt-filter') ?? element);
  return said?.count === undefined ? <Adopted of={element} /> : null;
}

const sortIcons = (filter: Element, label: Element): Element[] =>
  filter.matches('[data-wcpt-filter="sort_by"]') ? [...label.querySelectorAll(':scope > .wcpt-icon')] : [];

/** The icon of the order stands before the label, so that the choice may take the label's place. */
function MovedIcon({ icon, label }: { readonly icon: Element; readonly label: Element }): ReactNode {
  const [ref] = useState(() => (place: Element | null) => {
    markInjected(place);
    place?.append(...icon.childNodes);
    icon.remove();
    return () => {
      icon.append(...(place?.childNodes ?? []));
      label.prepend(icon);
    };
  });
  return createElement('span', { ...attributesOf(icon), ref });
}

const hasOption = (filter: Element, text: string): boolean =>
  [...filter.querySelectorAll('label')].some(label => label.textContent?.trim() === text);

const headingIn = (label: Element): HTMLElement | null => label.querySelector(':scope > .sw-filter-heading');

/**
 * Shows a copy of the chosen option, or the limits, at the end of a label, whose content is not React's.
 * @param hides whether the choice replaces the server's text
 */
function showChoice(label: Element, choice: Element | string | null, hides: boolean): void {
  const heading = headingIn(label) ?? (hides && wrap(label));
  if (heading) heading.hidden = hides;
  const before = label.querySelector(`.${APPEND}`);
  const append = choice === null ? undefined : elementOf('div', APPEND);
  append?.append(choice instanceof Element ? choice.cloneNode(true) : (choice ?? ''));
  // An unchanged element stays: the pointer may just be pressed on it.
  if (before && append?.isEqualNode(before)) return;
  before?.remove();
  if (append) label.append(append);
}

/** Puts the server's content of a label into an element of its own. */
function wrap(label: Element): HTMLElement {
  const heading = elementOf('span', 'sw-filter-heading');
  heading.append(...label.childNodes);
  label.append(heading);
  return heading;
}

function elementOf(tag: string, className: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
