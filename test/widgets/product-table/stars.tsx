import type { ReactNode } from 'react';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { clickWithKeys } from '../../../src/ui/press';
import { useStore } from '../../../src/ui/useStore';
import { tableSlice } from '../../../widgets/product-table/table/feature';
import { give, makePressable } from '../../../widgets/product-table/table/pressable';
import { type Feature, useTable } from '../../../widgets/product-table/table/table';

const stars = tableSlice(() => ({ pressed: new Set<Element>() }));

function Count({ element }: SlotProps): ReactNode {
  const count = useStore(stars(useTable()), ({ pressed }) => pressed.size);
  return <Adopted of={element}>{String(count || '')}</Adopted>;
}

export const feature: Feature = {
  slots: { '.my-star-count': Count },
  rowParts: table => [
    {
      selector: '.my-star',
      ready: elements => {
        for (const element of elements) makePressable(element, 'Star');
      },
      on: {
        click(element) {
          const pressed = new Set(stars(table).getState().pressed);
          if (!pressed.delete(element)) pressed.add(element);
          give(element, { 'aria-pressed': String(pressed.has(element)) });
          stars(table).setState({ pressed });
        },
        keydown: clickWithKeys,
      },
    },
  ],
  sync(table) {
    const { pressed } = stars(table).getState();
    stars(table).setState({ pressed: new Set([...pressed].filter(({ isConnected }) => isConnected)) });
  },
};
