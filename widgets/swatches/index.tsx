import { type ReactNode, useLayoutEffect, useState } from 'react';
import { addEvents } from '../../src/core/bus/channel';
import { productPageEvents } from '../../src/core/bus/events/productPage';
import { swatchEvents } from '../../src/core/bus/events/swatches';
import { Adopted, adopt, type SlotProps, useAttributes, useClasses } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { usePress } from '../../src/ui/press';
import { useStore } from '../../src/ui/useStore';
import { ITEM, MORE } from './list';
import { offerPlugin } from './plugin';
import { Swatch } from './Swatch';
import { createSwatchesStore, SwatchesProvider, type SwatchesStore, useSwatches } from './store';

addEvents(productPageEvents, swatchEvents);

/** The swatches of one attribute choose in the select beside them, and follow it. */
export const mount = defineView('swatches', HTMLElement, marker => {
  const store = createSwatchesStore(marker);
  return { render: () => <Swatches store={store} />, start: store.start, externalChanges: store };
});

offerPlugin(mount);

const slots = { [ITEM]: Swatch, [MORE]: ShowMore };

/** Class of a list that shows its first few swatches alone, in a product's page and in a list of products. */
const LIMITED = ['enabled-display-limit-mode', 'enabled-catalog-display-limit-mode'];

function Swatches({ store }: { store: SwatchesStore }): ReactNode {
  const { element } = store.list;
  const isExpanded = useStore(store, state => state.isExpanded);
  useClasses(element.parentElement ?? element, { 'woo-variation-items-wrapper': true });
  useClasses(element, isExpanded ? Object.fromEntries(LIMITED.map(name => [name, false])) : {});
  useAttributes(element, { role: 'radiogroup' });
  useChosenName(store);
  return <SwatchesProvider value={store}>{adopt(element, slots)}</SwatchesProvider>;
}

const NAME = 'woo-selected-variation-item-name';

/** Places that the page did not have. */
const own = new WeakSet<Element>();

/** The place in an attribute's label for the title of the choice. Lists for the same select share it. */
function useChosenName(store: SwatchesStore): void {
  const { element, select } = store.list;
  const [label] = useState(() => element.closest('tr')?.querySelector('.label label') ?? select.labels?.[0]);
  const name = useStore(store, ({ chosenName }) => chosenName);
  useLayoutEffect(() => {
    if (label && name !== undefined) showName(label, name);
  }, [label, name]);
  useLayoutEffect(
    () => () => {
      const place = label?.querySelector(`.${NAME}`);
      if (place && own.has(place)) place.remove();
    },
    [label],
  );
}

function showName(label: Element, name: string): void {
  const place = label.querySelector(`.${NAME}`) ?? (name ? addPlace(label) : undefined);
  if (place && place.textContent !== name) place.textContent = name;
}

function addPlace(label: Element): Element {
  const place = document.createElement('span');
  place.className = NAME;
  own.add(place);
  label.append(place);
  return place;
}

/** The "+3" behind the first few swatches, which shows the others and disappears. */
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
  const press = usePress(event => {
    event.stopPropagation();
    store.showAll();
  });
  if (isExpanded) return null;
  return (
    <Adopted of={element} {...press}>
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
