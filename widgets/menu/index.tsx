import { type ReactNode, useLayoutEffect, useState } from 'react';
import { MarkupError } from '../../src/core/errors';
import { Adopted, adopt, markInjected, type SlotProps, useAttributes, useClasses } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { useDialog } from '../../src/ui/useDialog';
import { useStore } from '../../src/ui/useStore';
import { MenuItem, ParentLink, ServerToggle } from './Item';
import { PANEL, PARENT_LINK, parentsIn, TOGGLE } from './items';
import { tMenu } from './messages';
import { createMenuStore, MenuProvider, type MenuStore, useMenu } from './store';

export const mount = defineView('menu', HTMLElement, nav => {
  const panel = nav.querySelector<HTMLElement>(PANEL) ?? nav.querySelector('ul');
  if (!panel) throw new MarkupError('menu', nav, 'the navigation has no list of links');
  const store = createMenuStore(nav, panel);
  return {
    render: () => <Menu store={store} />,
    start: store.start,
    externalChanges: { parts: () => parentsIn(nav), sync: store.sync },
  };
});

const CLOSE = '.menu-close';
const PANELS = `${PANEL}, ul` as const;
const slots = {
  [TOGGLE]: ServerToggle,
  [PARENT_LINK]: ParentLink,
  li: MenuItem,
  [PANELS]: Panel,
};

/** Renders the menu: on a phone its button opens it; over the page it is a dialog. */
function Menu({ store }: { store: MenuStore }): ReactNode {
  const { nav, button, panel } = store;
  const view = useStore(store, state => state.view);
  const isOpen = view !== 'closed';
  const isDialog = view === 'dialog';
  const isOwn = (part: Element) => !part.matches(PANELS) || part.matches('li') || part === panel;
  useAttributes(button, { 'aria-expanded': String(isOpen) });
  useClasses(nav, isOpen ? { toggled: true } : {});
  useClasses(panel, isDialog ? { 'sw-off-canvas': true } : {});
  useDialog(panel, isDialog, tMenu('menu.label'));
  useLayoutEffect(() => {
    // In an effect: everything else is drawn, so it can have the focus.
    if (isDialog) panel.querySelector<HTMLElement>(CLOSE)?.focus();
  }, [panel, isDialog]);
  return <MenuProvider value={store}>{adopt(nav, slots, isOwn)}</MenuProvider>;
}

function Panel({ element, children }: SlotProps): ReactNode {
  const store = useMenu();
  const isDialog = useStore(store, ({ view }) => view === 'dialog');
  const [hasButton] = useState(() => element.querySelector('.menu-close:not(.sw-menu-close)') !== null);
  return (
    <Adopted of={element}>
      {isDialog && !hasButton && (
        <button
          ref={markInjected}
          type="button"
          className="menu-close sw-menu-close"
          aria-label={tMenu('menu.close')}
          onClick={store.close}
        />
      )}
      {children}
    </Adopted>
  );
}
