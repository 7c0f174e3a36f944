import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { textWithout } from '../../src/core/html/text';
import {
  Adopted,
  adopt,
  markInjected,
  type SlotProps,
  useAttributes,
  useClasses,
  useDisplay,
  useHydrated,
} from '../../src/hydrate';
import { takeEscape } from '../../src/ui/press';
import { createDrawnStore, storeContext } from '../../src/ui/storeContext';
import { useDomEvent } from '../../src/ui/useBus';
import { useStore } from '../../src/ui/useStore';
import { tAccount } from './messages';

interface SavedMethodsState {
  readonly asked: HTMLElement | undefined;
  readonly followed: ReadonlySet<HTMLElement>;
}

type SavedMethodsStore = ReturnType<typeof createSavedMethodsStore>;

const [SavedMethodsProvider, useSavedMethods] = storeContext<SavedMethodsStore>();

const AT_REST: SavedMethodsState = { asked: undefined, followed: new Set() };

export function createSavedMethodsStore() {
  const store = createDrawnStore<SavedMethodsState>(() => AT_REST);
  const { getState, setState, draw } = store;

  function keep(): void {
    const { asked } = getState();
    draw({ asked: undefined });
    asked?.focus();
  }

  return {
    ...store,
    ask: (asked: HTMLElement) => draw({ asked }),
    keep,
    follow: (link: HTMLElement) => draw({ followed: new Set([...getState().followed, link]) }),
    start(signal: AbortSignal) {
      // In a page that the browser has kept, nothing is under way.
      window.addEventListener('pageshow', ({ persisted }) => persisted && setState(AT_REST), { signal });
    },
  };
}

const NAME = '.payment-method-method';
const slots = {
  [`.default-payment-method ${NAME}`]: DefaultName,
  '.payment-method-actions a.button.delete': DeleteLink,
  '.payment-method-actions a.button.default': DefaultLink,
};

export function SavedMethods({ list, store }: { list: Element; store: SavedMethodsStore }): ReactNode {
  useDomEvent(list, 'keydown', (_, event) => {
    if (event instanceof KeyboardEvent && store.getState().asked && takeEscape(event)) store.keep();
  });
  return <SavedMethodsProvider value={store}>{adopt(list, slots)}</SavedMethodsProvider>;
}

function DefaultName({ element, children }: SlotProps): ReactNode {
  const isHydrated = useHydrated();
  return (
    <Adopted of={element}>
      {children}
      {isHydrated && (
        <span ref={markInjected} className="sw-default-badge">
          {tAccount('account.default')}
        </span>
      )}
    </Adopted>
  );
}

function DefaultLink({ element }: SlotProps): ReactNode {
  const store = useSavedMethods();
  const isFollowed = useStore(store, ({ followed }) => followed.has(element));
  useFollowed(element, isFollowed);
  return <Adopted of={element} onClick={event => followOnce(event, store, element)} />;
}

function DeleteLink({ element }: SlotProps): ReactNode {
  const store = useSavedMethods();
  const isAsked = useStore(store, ({ asked }) => asked === element);
  useDisplay(element, isAsked ? false : undefined);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    store.ask(element);
  };
  return (
    <>
      <Adopted of={element} onClick={ask} />
      {isAsked && <Question link={element} />}
    </>
  );
}

/** The question stands where the link was; the link that deletes has the shop's own address. */
function Question({ link }: { link: HTMLElement }): ReactNode {
  const store = useSavedMethods();
  const keep = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLAnchorElement>(null);
  const [className] = useState(link.className);
  const [method] = useState(() => nameOf(link));
  const text = method ? tAccount('account.deleteQuestion', { method }) : tAccount('account.deleteThis');
  const isFollowed = useStore(store, ({ followed }) => followed.has(link));
  useLayoutEffect(() => keep.current?.focus(), []);
  useFollowed(confirm, isFollowed);
  return (
    // biome-ignore lint/a11y/useSemanticElements: themes give a fieldset a frame
    <span ref={markInjected} role="group" className="sw-confirm-delete" aria-label={text}>
      <span className="sw-confirm-delete__question">{text}</span>
      <a
        ref={confirm}
        href={link.getAttribute('href') ?? undefined}
        className={className}
        onClick={event => followOnce(event, store, link)}
      >
        {tAccount('account.delete')}
      </a>
      <button ref={keep} type="button" className="button sw-confirm-delete__keep" onClick={store.keep}>
        {tAccount('account.keep')}
      </button>
    </span>
  );
}

function followOnce(event: MouseEvent, store: SavedMethodsStore, link: HTMLElement): void {
  if (store.getState().followed.has(link)) event.preventDefault();
  else store.follow(link);
}

function useFollowed(link: Parameters<typeof useClasses>[0], isFollowed: boolean): void {
  useClasses(link, isFollowed ? { disabled: true } : {});
  useAttributes(link, isFollowed ? { 'aria-disabled': 'true' } : {});
}

const nameOf = (link: Element): string => textWithout(link.closest('tr')?.querySelector(NAME), '.sw-default-badge');
