import { type ReactNode, useLayoutEffect, useState } from 'react';
import { AdoptedOnce, type SlotProps, useAttributes } from '../../../../src/hydrate';
import { lazyPart } from '../../table/lazyPart';
import { tTable } from '../../table/messages';
import { inOrder, withTexts } from '../../table/query/choices';
import { settleControl, updateChoices } from '../../table/query/updateChoices';
import { limitFields } from '../../table/query/writeFilters';
import { type Table, useTable } from '../../table/table';
import { buttonSlot, onEnter } from './Button';
import { headingText } from './headingFeedback';
import { submitChoices } from './navigationChange';

/** The field of a limit. `startChoices` handles its changes. See contract/product-table.md#filters. */
export function RangeField({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const table = useTable();
  useLimitName(element);
  const onKeyDown = onEnter(table, element, event => submit(table, element, event));
  return <AdoptedOnce of={element} onInput={() => settleControl(table, element, true)} onKeyDown={onKeyDown} />;
}

function useLimitName(field: HTMLInputElement): void {
  const [name] = useState(() => {
    if (field.hasAttribute('aria-label') || field.labels?.length) return undefined;
    const isStart = field.matches('.wcpt-range-input-min, .wcpt-filter-date-picker--start-date');
    const end = field.placeholder || tTable(isStart ? 'product-table.from' : 'product-table.to');
    return [headingText(field), end].filter(Boolean).join(': ');
  });
  useAttributes(field, { 'aria-label': name });
}

export const RangeSubmit = buttonSlot(
  (table, element, { nativeEvent }) => submit(table, element, nativeEvent),
  () => tTable('product-table.search'),
);

const sliders = lazyPart({
  load: () =>
    import('./upperThumb').then(({ addUpperThumb, offerDual }) => () => {
      offerDual();
      return addUpperThumb;
    }),
  found: 'the code for sliders did not load',
  consequence: 'Ranges have their fields only.',
});

/** The server's slider, which has one thumb for two limits. The code of the upper one is loaded with it. */
export function RangeSlider({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const table = useTable();
  useLayoutEffect(() => {
    let isGone = false;
    let removeThumb: (() => void) | undefined;
    sliders.run(table, addUpperThumb => {
      if (!isGone) removeThumb = addUpperThumb(element, thumb => settleControl(table, thumb, true));
    });
    return () => {
      isGone = true;
      removeThumb?.();
    };
  }, [table, element]);
  return <AdoptedOnce of={element} onInput={() => settleControl(table, element, true)} />;
}

function submit(table: Table, part: Element, event: Event): void {
  const fields = limitFields(part);
  if (!fields || sayWrong([fields.min, fields.max])) return;
  putInOrder(table, part);
  // Enter stands for the button, which an Apply button does not hold back.
  submitChoices(table, { target: part, event, apply: true });
}

/** Lets the browser report text that is no number: it has no value, but does not mean no limit. */
export function sayWrong(fields: Iterable<HTMLInputElement>): boolean {
  const wrong = [...fields].find(({ validity }) => validity.badInput);
  return wrong !== undefined && !wrong.reportValidity();
}

/** Swaps limits or dates of a filter that are the wrong way round. */
function putInOrder(table: Table, part: Element): void {
  updateChoices(table, part, ({ filter }, choice, isUsed) => (isUsed ? inOrder(filter, choice) : choice));
  for (const field of datesOf(part)) flagDate(field);
}

/** The first or the last day. */
export function DateField({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const table = useTable();
  useLimitName(element);
  const flag = () => flagDate(element);
  const onKeyDown = onEnter(table, element, event => {
    putInOrder(table, element);
    submitChoices(table, { target: element, event });
  });
  return <AdoptedOnce of={element} onKeyDown={onKeyDown} onKeyUp={flag} onInput={flag} />;
}

export const DateSubmit = dateButton(putInOrder);

export const DateReset = dateButton(emptyDates);

/** @param settle changes the dates before they are sent */
function dateButton(settle: (table: Table, part: Element) => void) {
  return buttonSlot((table, element, event) => {
    event.preventDefault();
    settle(table, element);
    submitChoices(table, { target: element, event: event.nativeEvent });
  });
}

const datesOf = (part: Element): readonly HTMLInputElement[] => [
  ...(part.closest('.wcpt-filter')?.querySelectorAll<HTMLInputElement>('.wcpt-filter-date-picker') ?? []),
];

export function emptyDates(table: Table, part: Element): void {
  updateChoices(table, part, ({ filter }, choice, isUsed) => (isUsed ? withTexts(filter, choice, () => '') : choice));
  for (const field of datesOf(part)) flagDate(field);
}

/** Marks a typed date that can't be one; an empty field is none. */
function flagDate(field: HTMLInputElement): void {
  const isWrong = field.value !== '' && (field.value.length > 10 || !/^[12]/.test(field.value));
  field.style.borderColor = isWrong ? 'red' : '';
  if (isWrong) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}
