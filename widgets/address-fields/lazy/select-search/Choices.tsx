import { type CSSProperties, type MouseEvent, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import type { Choice } from './choices';
import { noneFoundText } from './messages';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly style: CSSProperties;
  readonly labelId: string | undefined;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly active: number;
  readonly isInSelectMarkup: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/** Classes of the choices that `selectWoo` draws. */
const SELECT_CLASSES = {
  root: ' select2-dropdown select2-dropdown--below select2-results__options',
  one: ' select2-results__option',
  highlighted: ' select2-results__option--highlighted',
};
const NO_CLASSES = { root: '', one: '', highlighted: '' };

export function Choices({
  ref,
  id,
  style,
  labelId,
  choices,
  value,
  active,
  isInSelectMarkup,
  onChoose,
}: Props): ReactNode {
  const activeChoice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (active >= 0 && activeChoice.current) showInList(activeChoice.current);
  }, [active]);
  const isList = choices.length > 0;
  const listProps = isList && { id: `${id}list`, role: 'listbox', 'aria-labelledby': labelId };
  const { root, one, highlighted } = isInSelectMarkup ? SELECT_CLASSES : NO_CLASSES;
  const stayFocused = (event: MouseEvent) => event.preventDefault();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press keeps the focus in the field, and does nothing else
    <div ref={ref} className={`sw-select-search__list${root}`} style={style} onMouseDown={stayFocused} {...listProps}>
      {!isList && <div className={`sw-select-search__none${one}`}>{noneFoundText()}</div>}
      {choices.map((choice, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which tells what is active
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard at the field
        <div
          key={choice.value}
          ref={place === active ? activeChoice : undefined}
          id={`${id}${place}`}
          role="option"
          aria-selected={choice.value === value}
          aria-disabled={choice.isDisabled || undefined}
          className={`sw-select-search__choice${one}${place === active ? ` sw-select-search__active${highlighted}` : ''}`}
          onClick={() => onChoose(choice)}
        >
          {choice.label}
        </div>
      ))}
    </div>
  );
}

/** Scrolls the list, not the page around it. Imperative: the place of a choice is measured. */
function showInList({ parentElement: list, offsetTop, offsetHeight }: HTMLElement): void {
  if (!list) return;
  const end = offsetTop + offsetHeight;
  if (offsetTop < list.scrollTop) list.scrollTop = offsetTop;
  else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight;
}
