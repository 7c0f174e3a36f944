import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Adopted, adopt, type SlotProps, useAttributes, useClasses } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { loadedActions, withActions } from './loadActions';
import { swatchFormOf } from './swatchForm';
import { ITEM, type ItemState, itemsOf, MORE, type SwatchList } from './swatchList';

/** Called with the nodes that React has. */
type OnOtherItems = (own: readonly Node[]) => void;

/**
 * Puts the parts of a list of swatches together.
 * @param onOtherItems called when another script has put other swatches into the list
 */
export function swatches(list: SwatchList, onOtherItems: OnOtherItems): ReactNode {
  return (
    <>
      <Behaviour list={list} onOtherItems={onOtherItems} />
      {adopt(list.element, { [ITEM]: itemOf(list) })}
    </>
  );
}

function Behaviour({ list, onOtherItems }: { list: SwatchList; onOtherItems: OnOtherItems }): ReactNode {
  const { element, form, items } = list;
  useClasses(element.parentElement ?? element, { 'woo-variation-items-wrapper': true });
  useAttributes(element, { role: 'radiogroup' });

  useLayoutEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    swatchFormOf(form).join(list, signal);
    for (const type of ['click', 'keydown', 'focusin', 'focusout', 'pointerover']) {
      element.addEventListener(type, event => hear(list, event, signal), { signal });
    }
    if (element.querySelector(MORE)) withActions(({ dressMore }) => dressMore(list, signal));
    const own = [...element.childNodes];
    const look = () => {
      const now = itemsOf(element);
      if (now.length !== items.length || now.some((item, i) => item !== items[i])) onOtherItems(own);
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true });
    // While React took the list over, nobody watched it.
    queueMicrotask(look);
    return () => {
      observer.disconnect();
      ended.abort();
      loadedActions()?.forgetChosen(list);
    };
  }, [list, element, form, items, onOtherItems]);
  return null;
}

/** Takes what somebody does in the list; the code that answers it comes with the first pointer or focus. */
function hear(list: SwatchList, event: Event, signal: AbortSignal): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest(`${ITEM}, ${MORE}`)) return;
  if (event instanceof KeyboardEvent) {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || !/^(?:Arrow|Enter$| $)/.test(key)) return;
  }
  if (event.type === 'click' || event.type === 'keydown') {
    event.stopPropagation();
    // Of a label's two clicks this is the one; that of a radio itself can't be taken back.
    if (!(target instanceof HTMLInputElement)) event.preventDefault();
  }
  withActions(({ answer }) => answer(list, event, signal));
}

/** Slot of one swatch. Source: spec storefront 4, add-on contract 2.6. */
function itemOf({ items, view }: SwatchList) {
  return function Item({ element }: SlotProps): ReactNode {
    const state: Partial<ItemState> = useStore(view, ({ states }) => states[items.indexOf(element)]) ?? {};
    const isStop = useStore(view, ({ stop }) => stop === element);
    const { isSelected = false, isDisabled = false, isChoosable = true, stockLeft = '' } = state;
    useClasses(element, {
      selected: isSelected,
      disabled: isDisabled,
      'no-stock': state.hasNoStock ?? false,
      'wvs-show-stock-left-info': stockLeft !== '',
    });
    // A swatch is named by what is in it, else by its title.
    const [name] = useState(() => (element.title ? undefined : element.dataset.title));
    useAttributes(element, {
      role: 'radio',
      'aria-checked': String(isSelected),
      'aria-disabled': isChoosable ? null : 'true',
      tabindex: isStop ? '0' : '-1',
      'data-wvstooltip-out-of-stock': state.note ?? '',
      ...(name && { 'aria-label': name }),
    });
    useLayoutEffect(() => {
      element.querySelector('.wvs-stock-left-info')?.setAttribute('data-wvs-stock-info', stockLeft);
      const radio = element.querySelector('input');
      if (radio) {
        radio.checked = isSelected;
        radio.disabled = isDisabled;
        // Out of reach: the swatch around it is the control.
        radio.inert = true;
      }
      // Themes keep the pointer off what is disabled.
      element.style.pointerEvents = isDisabled && isChoosable ? 'auto' : '';
    });
    useLayoutEffect(() => () => forgetInside(element), [element]);
    return <Adopted of={element} />;
  };
}

/** Gives what is in a swatch back to the page. */
function forgetInside(item: HTMLElement): void {
  const radio = item.querySelector('input');
  if (radio) radio.disabled = radio.inert = false;
  item.style.pointerEvents = '';
}
