import { type ReactNode, useState } from 'react';
import {
  Adopted,
  type Content,
  markInjected,
  type SlotProps,
  useAttributes,
  useContent,
  useDisplay,
} from '../../src/hydrate';
import { storeContext } from '../../src/ui/storeContext';
import { useStore } from '../../src/ui/useStore';
import { hasPair } from './items';
import { tBundle } from './messages';
import type { ItemView } from './page';
import { useBundle } from './store';
import { NOTHING } from './variation';

export const [ItemProvider, useItem] = storeContext<HTMLElement>();

function Item({ element, children }: SlotProps): ReactNode {
  const [hasTitle] = useState(() => element.querySelector('.woosb-title') !== null);
  return (
    <ItemProvider value={element}>
      <Adopted of={element}>
        {children}
        {!hasTitle && <Note />}
      </Adopted>
    </ItemProvider>
  );
}

function Title({ element, children }: SlotProps): ReactNode {
  return (
    <Adopted of={element}>
      {children}
      <Note />
    </Adopted>
  );
}

/** Says that an item can't be read, and so can't be bought. */
function Note(): ReactNode {
  const item = useItem();
  const isShown = useStore(useBundle(), ({ faulty }) => faulty.has(item));
  return isShown ? (
    <p ref={markInjected} className="sw-set-aside">
      {tBundle('bundle.setAside')}
    </p>
  ) : null;
}

/** Renders the place of an item's picker, which is a widget of its own. */
function Picker({ element }: SlotProps): ReactNode {
  const isOpen = useStore(useBundle(), state => state.isOpen);
  const [selects] = useState(() => [...element.querySelectorAll('select')]);
  return (
    <>
      {isOpen && selects.map(select => <SelectName key={select.name} of={select} />)}
      <Adopted of={element} />
    </>
  );
}

/** Names a select that has no label but the text beside it. */
function SelectName({ of: select }: { of: HTMLSelectElement }): ReactNode {
  const [name] = useState(() => {
    const isNamed = (select.labels?.length ?? 0) > 0 || select.matches('[aria-label], [aria-labelledby]');
    return isNamed ? undefined : select.closest('.variation')?.querySelector('.label')?.textContent?.trim();
  });
  useAttributes(select, name ? { 'aria-label': name } : {});
  return null;
}

function useView(): ItemView | undefined {
  const item = useItem();
  return useStore(useBundle(), ({ views }) => views.get(item));
}

const variationText = (part: 'availability' | 'description') =>
  function VariationText({ element }: SlotProps): ReactNode {
    useContent(element, useView()?.[part]);
    return <Adopted of={element} />;
  };

function useThumb(): Content | undefined {
  const item = useItem();
  const view = useView();
  const isChanged = useStore(useBundle(), ({ settings }) => settings.changesImage);
  return isChanged && hasPair(item, 'thumb') ? view?.image : undefined;
}

function usePrice(): Content | undefined {
  const view = useView();
  return view && (view.price ?? NOTHING);
}

/** The server's own, shown while there is no other. */
const own = (useOther: () => Content | undefined) =>
  function Own({ element }: SlotProps): ReactNode {
    const other = useOther();
    useDisplay(element, other && other === NOTHING);
    return <Adopted of={element} />;
  };

const other = (useOther: () => Content | undefined) =>
  function Other({ element }: SlotProps): ReactNode {
    const content = useOther();
    useContent(element, content);
    useDisplay(element, content && content !== NOTHING);
    return <Adopted of={element} />;
  };

export const itemSlots = {
  '.woosb-product': Item,
  '.woosb-title': Title,
  '.woosb-thumb-ori': own(useThumb),
  '.woosb-thumb-new': other(useThumb),
  '.variations_form': Picker,
  '.woosb-availability': variationText('availability'),
  '.woosb-variation-description': variationText('description'),
  '.woosb-price-ori': own(usePrice),
  '.woosb-price-new': other(usePrice),
};
