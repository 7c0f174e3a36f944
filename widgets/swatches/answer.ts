import { choose } from './choose';
import { moveFocus } from './moveFocus';
import { showMore } from './showMore';
import { ITEM, MORE, type SwatchList, tabStop } from './swatchList';

/** Tells what a swatch stands for; its code is loaded when somebody first points at one. */
const explain = (item: HTMLElement) =>
  import('./tooltip').then(
    ({ showTooltip }) => showTooltip(item),
    // The browser's own tooltip is there as well.
    () => {},
  );

/** Answers what somebody does in a list of swatches, whose widget ends with `signal`. Source: add-on contract 2.6, 2.8. */
export function answer(list: SwatchList, event: Event, signal: AbortSignal): void {
  const { view, items } = list;
  const target = event.target instanceof Element ? event.target : null;
  const item = target?.closest<HTMLElement>(ITEM);
  const acts = event.type === 'click' || (event instanceof KeyboardEvent && !event.key.startsWith('Arrow'));
  const more = target?.closest(MORE);
  if (acts && more) showMore(list, more, signal);
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
