import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import { AdoptedOnce, type SlotProps, useAttributes, useHydrated } from '../../../src/hydrate';
import { lazyPart, useLazyPart } from '../lazyPart';
import { tTable } from '../messages';
import { owns, type Table, useTable } from '../table';
import { Button, nameless } from './Button';
import { headingText, refreshHeadings } from './headingFeedback';
import { copyState } from './hierarchy';
import { navigationChange } from './navigationChange';
import { clampToLimits, followRange, nameOfLimit, rangeOf, sayWrong, swapLimits } from './rangeFields';

/** The field of a limit. `startChoices` handles its changes. Source: contract product-table 4.8. */
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
  return <AdoptedOnce of={element} onInput={() => follow(table, element)} onKeyDown={onKeyDown} />;
}

/** The button that asks for the rows within the limits. */
export function RangeSubmit({ element, children }: SlotProps): ReactNode {
  const table = useTable();
  const [name] = useState(() => nameless(element, tTable('product-table.search')));
  const press = ({ nativeEvent }: MouseEvent) => {
    if (inNavigation(table, element)) submit(table, element, nativeEvent);
  };
  return (
    <Button of={element} press={press} shows={name}>
      {children}
    </Button>
  );
}

const sliders = lazyPart({
  load: () =>
    import('./UpperThumb').then(({ UpperThumb, offerDual }) => () => {
      offerDual();
      return UpperThumb;
    }),
  found: 'the code for sliders did not load',
  consequence: 'Ranges have their fields only.',
});

/** The server's slider, which has one thumb for two limits: it becomes the lower one. The code of the upper one is loaded with it. */
export function RangeSlider({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const table = useTable();
  const isHydrated = useHydrated();
  const UpperThumb = useLazyPart(table, sliders);
  return (
    <>
      <AdoptedOnce of={element} onInput={() => follow(table, element)} />
      {UpperThumb && isHydrated && <UpperThumb of={element} onInput={thumb => follow(table, thumb)} />}
    </>
  );
}

/** Whether a part is in the table's own navigation; copies in the phone's dialog wait until all is applied. */
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
