import { autoUpdate, flip, size, useFloating } from '@floating-ui/react';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAttributes, useClasses, useStyles } from '../../../../src/hydrate';
import { useAnnouncement } from '../../../../src/ui/elements';
import { useStore } from '../../../../src/ui/useStore';
import { Choices } from './Choices';
import { foundText } from './messages';
import { createSearchStore } from './store';

/** Events of the search field are none of the form's: the list dispatches its own. */
const INNER_EVENTS = ['input', 'change', 'focusout'];
/** Themes size lists by rules of their own. */
const OUT_OF_SIGHT = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  'min-width': '0px',
  'clip-path': 'inset(50%)',
};
/** Pause before the number of choices is announced, in ms: not after each letter. */
const PAUSE = 500;
/** Least height of the choices, and most, in px. */
const HEIGHTS = [120, 320] as const;

const CLOSED = { shown: [], typed: undefined, active: -1 };

interface Props {
  readonly select: HTMLSelectElement;
  readonly isInSelectMarkup: boolean;
}

/**
 * The search field in place of a list: a combobox. The list stays in the form, out of sight: it has the value, dispatches changes, and is
 * the target of labels and scripts. Source: ARIA Authoring Practices, “Editable combobox with list autocomplete”.
 */
export function SelectSearch({ select, isInSelectMarkup }: Props): ReactNode {
  const [store] = useState(() => createSearchStore(select));
  const { field, open } = useStore(store);
  const isOpen = open !== undefined;
  const { shown: choices, typed, active } = open ?? CLOSED;
  const [place] = useState(() => createPlace(select, isInSelectMarkup));
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const label = select.labels[0];
  const labelId = label?.id || `${id}label`;

  useStyles(select, OUT_OF_SIGHT);
  useAttributes(select, { tabindex: '-1', 'aria-hidden': 'true' });
  useAttributes(label ?? null, { id: labelId });
  useLayoutEffect(() => {
    select.after(place);
    const ended = new AbortController();
    const { signal } = ended;
    for (const type of INNER_EVENTS) place.addEventListener(type, event => event.stopPropagation(), { signal });
    redirectFocus(() => input.current, select, label, signal);
    store.start(signal);
    return () => {
      ended.abort();
      place.remove();
    };
  }, [select, label, place, store]);
  // The browser shows the list's validation message at the visible field.
  useLayoutEffect(() => input.current?.setCustomValidity(field.problem), [field.problem]);

  const { refs, floatingStyles } = useFloating({
    open: isOpen,
    placement: 'bottom-start',
    whileElementsMounted: autoUpdate,
    middleware: [
      flip({ padding: 8 }),
      size({
        padding: 8,
        apply({ elements, rects, availableHeight }) {
          const height = Math.min(Math.max(availableHeight, HEIGHTS[0]), HEIGHTS[1]);
          Object.assign(elements.floating.style, { width: `${rects.reference.width}px`, maxHeight: `${height}px` });
        },
      }),
    ],
  });

  useAnnouncement(typed ? foundText(choices.length) : '', PAUSE);
  const onOpen = () => {
    store.open();
    input.current?.select();
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) =>
    target === document.activeElement ? store.type(target.value) : store.fill(target.value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const wasOpen = isOpen;
    if (!store.press(event.key)) return;
    event.preventDefault();
    if (wasOpen) event.stopPropagation();
  };
  const onBlur = () => {
    store.close();
    // As when a list loses the focus.
    select.dispatchEvent(new FocusEvent('blur'));
    select.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };

  useClasses(place, { 'select2-container--open': isInSelectMarkup && isOpen });
  const search = (
    <input
      ref={node => {
        input.current = node;
        refs.setReference(node);
      }}
      className={`sw-select-search__field${isInSelectMarkup ? ' select2-selection__rendered' : ''}`}
      type="text"
      role="combobox"
      autoComplete={select.autocomplete || 'off'}
      spellCheck={false}
      aria-autocomplete="list"
      aria-expanded={choices.length > 0}
      aria-controls={`${id}list`}
      aria-activedescendant={choices[active] ? `${id}${active}` : undefined}
      aria-labelledby={label ? labelId : undefined}
      aria-label={label ? undefined : (field.name ?? field.placeholder)}
      aria-required={field.isRequired || undefined}
      aria-invalid={field.isInvalid || undefined}
      aria-describedby={field.describedBy}
      disabled={field.isDisabled}
      placeholder={field.placeholder}
      value={typed ?? field.chosen}
      onChange={onChange}
      onClick={onOpen}
      // The browser would clear the selection after the click.
      onMouseUp={event => event.preventDefault()}
      onFocus={({ currentTarget }) => {
        store.sync();
        currentTarget.select();
      }}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    />
  );
  return createPortal(
    <>
      {isInSelectMarkup ? <SelectBox>{search}</SelectBox> : search}
      {isOpen && (
        <Choices
          ref={refs.setFloating}
          id={id}
          style={floatingStyles}
          labelId={label ? labelId : undefined}
          choices={choices}
          value={field.value}
          active={active}
          isInSelectMarkup={isInSelectMarkup}
          onChoose={store.choose}
        />
      )}
    </>,
    place,
  );
}

/** The box that `selectWoo` draws around a choice. Themes style it by its classes. */
const SelectBox = ({ children }: { children: ReactNode }): ReactNode => (
  <span className="selection">
    <span className="select2-selection select2-selection--single">
      {children}
      <span className="select2-selection__arrow" role="presentation">
        <b role="presentation" />
      </span>
    </span>
  </span>
);

/** Focuses the search field on a click on the list's label, and on a focus of the list, as after an error. */
function redirectFocus(
  field: () => HTMLElement | null,
  select: HTMLSelectElement,
  label: HTMLElement | undefined,
  signal: AbortSignal,
): void {
  const focus = () => field()?.focus();
  select.addEventListener('focus', focus, { signal });
  // The browser would show the message at the invisible list; the search field shows it.
  select.addEventListener('invalid', event => event.preventDefault(), { signal });
  const onLabel = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a, button, input, .sw-select-search')) return;
    // Some browsers open the list.
    event.preventDefault();
    focus();
  };
  label?.addEventListener('click', onLabel, { signal });
}

/** Copied from the list as custom properties: the field looks like the theme's lists, and any rule of a theme wins. */
const LOOKS =
  'color background-color font-family font-size font-weight line-height padding-block-start padding-block-end padding-inline-start border-block-start-color border-block-start-style border-block-start-width border-start-start-radius'.split(
    ' ',
  );

/** Creates the element of a list's search field. Measured while the list is still visible. */
function createPlace(select: HTMLSelectElement, isInSelectMarkup: boolean): HTMLElement {
  const place = document.createElement('div');
  place.className = 'sw-select-search';
  if (isInSelectMarkup) {
    place.classList.add('sw-select-search--box', 'select2', 'select2-container', 'select2-container--default');
    place.style.width = '100%';
    return place;
  }
  const looks = getComputedStyle(select);
  for (const name of LOOKS) place.style.setProperty(`--sw-list-${name}`, looks.getPropertyValue(name));
  if (select.offsetHeight > 0) place.style.setProperty('--sw-list-height', `${select.offsetHeight}px`);
  return place;
}
