import { flushSync } from 'react-dom';
import { choose } from './choose';
import { moveFocus } from './moveFocus';
import { ITEM, isShown, MORE, type SwatchList, tabStop } from './swatchList';

/** Tells what a swatch stands for; its code is loaded when somebody first points at one. */
const explain = (item: HTMLElement) =>
  import('./tooltip').then(
    ({ showTooltip }) => showTooltip(item),
    // The browser's own tooltip is there as well.
    () => {},
  );

/** Answers what somebody does in a list of swatches. Source: add-on contract 2.6, 2.8. */
export function answer(list: SwatchList, event: Event): void {
  const { view, items } = list;
  const target = event.target instanceof Element ? event.target : null;
  const item = target?.closest<HTMLElement>(ITEM);
  const acts = event.type === 'click' || (event instanceof KeyboardEvent && !event.key.startsWith('Arrow'));
  if (acts && target?.closest(MORE)) showAll(list);
  if (!item) return;
  const { states } = view.getState();
  const isChoosable = (of: HTMLElement) => states[items.indexOf(of)]?.isChoosable;
  if (acts) {
    if (isChoosable(item)) choose(list, item, true);
  } else if (event instanceof KeyboardEvent) {
    const next = moveFocus(list, item, event.key);
    // Past what would clear the other attributes, only the focus goes.
    if (next !== item && !states[items.indexOf(next)]?.isDisabled) choose(list, next, false);
  } else if (event.type === 'focusout') {
    view.setState({ stop: tabStop(items, states) });
  } else if (event.type === 'focusin') {
    view.setState({ stop: item });
    if (item.matches(':focus-visible')) void explain(item);
  } else if (!(event instanceof PointerEvent && event.pointerType === 'touch')) void explain(item);
}

/** Shows the swatches beyond the first few, and goes on from there. */
function showAll({ view, items }: SwatchList): void {
  const hidden = items.filter(item => !isShown(item));
  flushSync(() => view.setState({ isWhole: true }));
  (hidden.find(isShown) ?? items[0])?.focus();
}
