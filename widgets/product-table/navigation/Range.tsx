import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Adopted, type SlotProps, useAttributes, useHydrated } from '../../../src/hydrate';
import { useTable } from '../frame/tableContext';
import { tTable } from '../messages';
import { reportPart } from '../onTable';
import { owns, type Table } from '../table';
import { headingText, refreshHeadings } from './headingFeedback';
import { copyState } from './keepNavigation';
import { navigationChange } from './navigationChange';
import { clampToLimits, followRange, nameOfLimit, rangeOf, sayWrong, swapLimits } from './rangeFields';
import { nameless, useButton } from './useButton';

/** A limit of a range. Its text is the limit; what it brings along is heard as a choice. Source: contract product-table 4.8. */
export function RangeField({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const table = useTable();
  const [name] = useState(() => nameOfLimit(element, headingText(element)));
  useAttributes(element, name ? { 'aria-label': name } : {});
  useLayoutEffect(() => clampToLimits(element), [element]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !inNavigation(table, element)) return;
    // A form around the table is not to be sent.
    event.preventDefault();
    submit(table, element, event.nativeEvent);
  };
  // Made once: with other props React would write its value again.
  const [field] = useState(() => <Adopted of={element} onInput={() => follow(table, element)} onKeyDown={onKeyDown} />);
  return field;
}

/** What asks for the rows within the limits. */
export function RangeSubmit({ element, children }: SlotProps): ReactNode {
  const table = useTable();
  const [name] = useState(() => nameless(element, tTable('product-table.search')));
  const keys = useButton(element, name);
  const onClick = (event: MouseEvent) => {
    if (inNavigation(table, element)) submit(table, element, event.nativeEvent);
  };
  return (
    <Adopted of={element} onClick={onClick} {...keys}>
      {children}
    </Adopted>
  );
}

let thumbs: typeof import('./UpperThumb') | undefined;

/** A slider of the server's, which is one for two limits: its own thumb is the lower one. The upper one's code comes with it. */
export function RangeSlider({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const table = useTable();
  const isHydrated = useHydrated();
  const [code, setCode] = useState(thumbs);
  // Another script has given it the second one.
  const [isDual] = useState(() => element.matches('.wcpt__multirange'));
  useEffect(() => {
    if (code || isDual) return;
    let isGone = false;
    import('./UpperThumb').then(
      loaded => {
        thumbs = loaded;
        loaded.offerDual();
        if (!isGone && !element.matches('.wcpt__multirange')) setCode(loaded);
      },
      cause =>
        isGone || reportPart(table, 'the code for sliders did not load', 'Ranges have their fields only.', cause),
    );
    return () => {
      isGone = true;
    };
  }, [table, element, code, isDual]);
  const [lower] = useState(() => <Adopted of={element} onInput={() => follow(table, element)} />);
  return (
    <>
      {lower}
      {code && isHydrated && !isDual && <code.UpperThumb of={element} onInput={thumb => follow(table, thumb)} />}
    </>
  );
}

/** Whether a part is in the table's own navigation; its copy for phones waits until all is applied. */
const inNavigation = (table: Table, part: Element): boolean =>
  owns(table, part) && part.closest('.wcpt-navigation') !== null;

function follow(table: Table, control: Element): void {
  followRange(control);
  if (inNavigation(table, control)) copyState(table, control);
}

function submit(table: Table, part: Element, event: Event): void {
  const range = rangeOf(part);
  if (!range || sayWrong([range.min, range.max])) return;
  swapLimits(range);
  copyState(table, part);
  refreshHeadings(table);
  // Enter stands for the button, which an Apply button does not hold back.
  navigationChange(table, { target: part, event, apply: true });
}
