import type { MouseEvent, ReactNode } from 'react';
import type { SlotProps } from '../../../src/hydrate';
import { lazyPart } from '../lazyPart';
import { useTable } from '../table';
import { Button } from './Button';

const dialog = lazyPart({
  load: () =>
    import('./modal/PhoneModal').then(
      ({ openModal }) =>
        () =>
          openModal,
    ),
  found: 'its filters could not be opened',
  consequence: 'They are shown above the table.',
});

/**
 * Opens the navigation of small screens, whose code is loaded with the first press; where it can't be opened, the navigation
 * itself is shown. Source: spec product-table 2.4 "Phone navigation modal"; contract 7.
 */
export function PhoneButton({ element }: SlotProps): ReactNode {
  const table = useTable();
  const showNavigation = () => table.store.setState({ isNavigationForced: true });
  const press = (event: MouseEvent) => {
    event.preventDefault();
    dialog.run(table, openModal => openModal(table, element) || showNavigation(), showNavigation);
  };
  return <Button of={element} press={press} shows={{ 'aria-haspopup': 'dialog' }} />;
}
