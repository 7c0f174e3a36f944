import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Adopted, type Content, type SlotProps, useAttributes, useContent, useDisplay } from '../../src/hydrate';
import { storeContext } from '../../src/ui/storeContext';
import { useBus } from '../../src/ui/useBus';
import { useStore } from '../../src/ui/useStore';
import { hasPair } from './items';
import { tBundle } from './messages';
import { useBundle } from './store';
import { type ChosenVariation, NOTHING } from './variation';

export const [ItemProvider, useItem] = storeContext<HTMLElement>();

export function Item({ element, children }: SlotProps): ReactNode {
  const [hasTitle] = useState(() => element.querySelector('.woosb-title') !== null);
  useNote(element, element, !hasTitle);
  return (
    <ItemProvider value={element}>
      <Adopted of={element}>{children}</Adopted>
    </ItemProvider>
  );
}

export function Title({ element, children }: SlotProps): ReactNode {
  useNote(useItem(), element, true);
  return <Adopted of={element}>{children}</Adopted>;
}

function useNote(item: Element, place: Element, isPlace: boolean): void {
  const isShown = useStore(useBundle(), ({ faulty }) => isPlace && faulty.has(item));
  // By hand: what React puts into the server's own elements stays there when the widget ends.
  useLayoutEffect(() => {
    if (!isShown) return;
    const note = document.createElement('p');
    note.className = 'sw-set-aside';
    note.textContent = tBundle('bundle.setAside');
    place.append(note);
    return () => note.remove();
  }, [isShown, place]);
}

/** Where an item's variation is chosen, by a widget of its own. The bundle hears its events after its own first evaluation. */
export function Picker({ element }: SlotProps): ReactNode {
  const item = useItem();
  const store = useBundle();
  const isOpen = useStore(store, state => state.isOpen);
  const [selects] = useState(() => [...element.querySelectorAll('select')]);
  useBus(
    'found_variation',
    ({ variation }, { target }) => {
      if (store.getState().isOpen && target instanceof Element) store.found(item, target, variation);
    },
    item,
  );
  useBus('reset_data', () => store.getState().isOpen && store.reset(item), item);
  return (
    <>
      {isOpen && selects.map(select => <SelectName key={select.name} of={select} />)}
      <Adopted of={element} />
    </>
  );
}

/** Names a select that has no label but the text beside it. Source: add-on contract 1.1. */
function SelectName({ of: select }: { of: HTMLSelectElement }): ReactNode {
  const [name] = useState(() => {
    const isNamed = (select.labels?.length ?? 0) > 0 || select.matches('[aria-label], [aria-labelledby]');
    return isNamed ? undefined : select.closest('.variation')?.querySelector('.label')?.textContent?.trim();
  });
  useAttributes(select, name ? { 'aria-label': name } : {});
  return null;
}

/** The variation of an item: `null` when none is chosen any more, undefined as long as the item is the server's. */
function useVariation(): ChosenVariation | null | undefined {
  const item = useItem();
  return useStore(useBundle(), ({ views }) => views.get(item)?.variation);
}

export function Availability({ element }: SlotProps): ReactNode {
  const variation = useVariation();
  useContent(element, variation === null ? NOTHING : variation?.availability);
  return <Adopted of={element} />;
}

export function Description({ element }: SlotProps): ReactNode {
  const variation = useVariation();
  useContent(element, variation === null ? NOTHING : variation?.description);
  return <Adopted of={element} />;
}

function useThumb(): Content | undefined {
  const item = useItem();
  const variation = useVariation();
  const isChanged = useStore(useBundle(), ({ settings }) => settings.changesImage);
  if (!isChanged || !hasPair(item, 'thumb')) return undefined;
  return variation === null ? NOTHING : variation?.image;
}

function usePrice(): Content | undefined {
  const item = useItem();
  return useStore(useBundle(), ({ views }) => {
    const view = views.get(item);
    return view && (view.price ?? NOTHING);
  });
}

export const OwnThumb = ({ element }: SlotProps): ReactNode => <Own element={element} other={useThumb()} />;
export const NewThumb = ({ element }: SlotProps): ReactNode => <New element={element} content={useThumb()} />;
export const OwnPrice = ({ element }: SlotProps): ReactNode => <Own element={element} other={usePrice()} />;
export const NewPrice = ({ element }: SlotProps): ReactNode => <New element={element} content={usePrice()} />;

function Own({ element, other }: { element: HTMLElement; other: Content | undefined }): ReactNode {
  useDisplay(element, other && other === NOTHING);
  return <Adopted of={element} />;
}

function New({ element, content }: { element: HTMLElement; content: Content | undefined }): ReactNode {
  useContent(element, content);
  useDisplay(element, content && content !== NOTHING);
  return <Adopted of={element} />;
}
