import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Adopted, adopt, type SlotProps, useAttributes, useClasses } from '../../src/hydrate';
import { onPress } from '../../src/ui/onPress';
import { useStore } from '../../src/ui/useStore';
import { chosenNameOf } from './chosenName';
import { ITEM, MORE } from './list';
import { Radio, StockLeft, Swatch } from './Swatch';
import { SwatchesProvider, type SwatchesStore, useSwatches } from './store';

const slots = { [ITEM]: Swatch, input: Radio, '.wvs-stock-left-info': StockLeft, [MORE]: ShowMore };

/** Class of a list that shows its first few swatches alone, in a product's page and in a list of products. */
const LIMITED = ['enabled-display-limit-mode', 'enabled-catalog-display-limit-mode'];

/** The swatches of one attribute: radio buttons by role and keys, for the select beside them. */
export function Swatches({ store }: { store: SwatchesStore }): ReactNode {
  const { element } = store.list;
  const isExpanded = useStore(store, state => state.isExpanded);
  useClasses(element.parentElement ?? element, { 'woo-variation-items-wrapper': true });
  useClasses(element, isExpanded ? Object.fromEntries(LIMITED.map(name => [name, false])) : {});
  useAttributes(element, { role: 'radiogroup' });
  useChosenName(store);
  return <SwatchesProvider value={store}>{adopt(element, slots)}</SwatchesProvider>;
}

/** The attribute's label names the choice. */
function useChosenName(store: SwatchesStore): void {
  const [place] = useState(() => chosenNameOf(store.list));
  const name = useStore(store, ({ chosenName }) => chosenName);
  useLayoutEffect(() => place.show(name), [place, name]);
  useLayoutEffect(() => place.leave, [place]);
}

/** The "+3" behind the first few swatches, which shows the others and goes. Source: add-on contract 2.6. */
function ShowMore({ element, children }: SlotProps): ReactNode {
  const store = useSwatches();
  const isExpanded = useStore(store, state => state.isExpanded);
  const [isButton] = useState(() => element.querySelector('a, button') !== null);
  const [label] = useState(() => `${element.textContent} ${store.list.element.getAttribute('aria-label')}`);
  const [isReady, setReady] = useState(false);
  useAttributes(element, isButton ? {} : { role: 'none', tabindex: null });
  useLayoutEffect(() => {
    const own = [...element.childNodes];
    setReady(true);
    return () => element.replaceChildren(...own);
  }, [element]);
  if (isExpanded) return null;

  const { onClick, onKeyDown } = onPress<HTMLElement>(event => {
    event.stopPropagation();
    store.showAll();
  });
  return (
    <Adopted of={element} onClick={onClick} onKeyDown={onKeyDown}>
      {isButton || !isReady ? (
        children
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a list item can't be a button, and themes have no looks for one in it
        <span role="button" tabIndex={0} aria-label={label}>
          {children}
        </span>
      )}
    </Adopted>
  );
}
