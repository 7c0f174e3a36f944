import { isCallError } from '../../src/core/errors';
import { markupOf, parseFragment } from '../../src/core/html';
import { carryOver, counterpart } from '../../src/core/html/replaceMarkup';
import { reportError } from '../../src/core/report';
import { readWishlistConfig } from '../../src/core/wishlist/wishlistConfig';
import type { WishlistAnswer } from '../../src/core/wishlist/wishlistData';
import { askWishlist } from '../../src/core/wishlist/wishlistPage';
import { hashKey, onStoredElsewhere } from '../../src/core/wishlistStorage';
import type { HydratedWidget } from '../../src/hydrate';
import { createDrawnStore } from '../../src/ui/storeContext';
import { showMessage } from '../../src/ui/wishlist/MessageDialog';
import { tWishlist } from '../../src/ui/wishlist/messages';
import { describeWishlistFailure } from '../../src/ui/wishlist/sayOutcome';

/** The form of a list's page. See contract/wishlist.md#markup. */
export const LIST_FORM = ':scope > form[data-tinvwl_sharekey]';
const REMOVE = 'button[name="tinvwl-remove"]';
const MESSAGE = '.sw-wishlist-message';
const BOXES = 'input[name="wishlist_pr[]"]';

interface Said {
  readonly of: Element;
  readonly text: string;
  readonly isError: boolean;
  /** False beside the control of a list that came later: it is not announced again. */
  readonly isNew: boolean;
}

interface PageState {
  /** The `value`s of the buttons whose products are being removed, or wait for it. */
  readonly removing: ReadonlySet<string>;
  readonly said: Said | undefined;
}

export type PageStore = ReturnType<typeof createPage>;

const pages = new Set<() => void>();

/** Refreshes the pages of lists. @returns whether there are any */
export function refreshPages(): boolean {
  for (const refresh of pages) refresh();
  return pages.size > 0;
}

export function createPage(marker: HTMLElement) {
  const store = createDrawnStore<PageState>(() => ({ removing: new Set(), said: undefined }));
  const buttons = () => [...marker.querySelectorAll<HTMLButtonElement>(REMOVE)];
  let isRefreshing = false;
  let lastRemoval = Promise.resolve();
  let replace: HydratedWidget['replace'] = change => change();

  const say = (of: Element, text: string, isError = true) => store.draw({ said: { of, text, isError, isNew: true } });

  function setRemoving(value: string, isOn: boolean): void {
    const removing = new Set(store.getState().removing);
    if (isOn) removing.add(value);
    else removing.delete(value);
    store.setState({ removing });
  }

  /** Removes products one after the other: each answer is the whole list. */
  function remove({ value }: HTMLButtonElement): void {
    if (store.getState().removing.has(value)) return;
    setRemoving(value, true);
    store.draw({ said: undefined });
    lastRemoval = lastRemoval.then(() => removeNow(value));
  }

  async function removeNow(value: string): Promise<void> {
    const at = buttons().findIndex(button => button.value === value);
    try {
      const answer = await askWishlist('remove', { ...listOf(marker), 'tinvwl-product_id': value });
      show(answer);
      setRemoving(value, false);
      const { activeElement } = document;
      const rest = buttons();
      // Safari focuses an ancestor of the list instead of a clicked button. A new message replaces the one with the focus.
      const isSomewhere =
        activeElement instanceof HTMLElement && !activeElement.contains(marker) && !activeElement.closest(MESSAGE);
      const next = isSomewhere ? activeElement : (rest[at] ?? rest.at(-1) ?? focusable(marker));
      if (answer.message) showMessage(answer.message, next);
      else next.focus({ preventScroll: true });
    } catch (cause) {
      setRemoving(value, false);
      const { kind, status } = isCallError(cause) ? cause : { kind: 'network' as const, status: undefined };
      const button = buttons().find(one => one.value === value);
      if (button) say(button, describeWishlistFailure(kind, status));
      reportError({
        where: 'wishlist',
        element: marker,
        found: `a product was not taken out: ${cause instanceof Error ? cause.message : String(cause)}`,
        consequence: 'The list stays as it is.',
        cause,
      });
    }
  }

  /** Replaces the list. The focus goes to the same control of the new one: after a removal, to the next product's. */
  function show({ content }: WishlistAnswer): void {
    const fresh = content ? parseFragment(markupOf('answer', content)).querySelector('.tinv-wishlist') : null;
    if (!fresh) return;
    const settle = carryOver(marker, [fresh], { focus: 'same' });
    const box = fresh.querySelector<HTMLInputElement>(BOXES);
    if (box) tick(box);
    const { said } = store.getState();
    const of = said && counterpart(said.of, marker, [fresh]);
    store.setState({ said: of && { ...said, of, isNew: false } });
    replace(() => marker.replaceChildren(...fresh.childNodes));
    settle();
  }

  async function refresh(): Promise<void> {
    if (isRefreshing || store.getState().removing.size > 0) return;
    isRefreshing = true;
    try {
      const answer = await askWishlist('get_data', listOf(marker));
      const hadFocus = marker.contains(document.activeElement);
      show(answer);
      if (hadFocus && !marker.contains(document.activeElement)) focusable(marker).focus({ preventScroll: true });
    } catch {
      // The page stays as it is: the shopper has not asked for anything.
    } finally {
      isRefreshing = false;
    }
  }

  return {
    ...store,
    /** Removes a product in the background, or validates another submit. @returns whether the form is sent */
    submit(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
      if (submitter instanceof HTMLButtonElement && submitter.matches(REMOVE)) {
        remove(submitter);
        return false;
      }
      if (!submitter || !isEmptyChoice(form, submitter)) return true;
      say(submitter, readWishlistConfig().nothingText || tWishlist('wishlist.nothing'));
      return false;
    },
    async copy(link: HTMLAnchorElement): Promise<void> {
      try {
        await navigator.clipboard.writeText(link.href);
        say(link, readWishlistConfig().copiedText || tWishlist('wishlist.copied'), false);
      } catch {
        say(link, tWishlist('wishlist.notCopied'));
      }
    },
    start(replaceRoot: HydratedWidget['replace'], signal: AbortSignal): void {
      replace = replaceRoot;
      const again = () => void refresh();
      pages.add(again);
      marker.addEventListener('change', ({ target }) => target instanceof HTMLInputElement && tick(target), { signal });
      signal.addEventListener('abort', () => pages.delete(again));
      const onStorage = ({ key, newValue }: StorageEvent) => {
        const shareKey = listOf(marker)['tinvwl-sharekey'];
        if (hashKey() && key === `${hashKey()}_refresh` && shareKey && newValue === shareKey) again();
      };
      window.addEventListener('storage', onStorage, { signal });
      // The listener above handles changes in another tab.
      onStoredElsewhere(({ type }) => type === 'pageshow' && again(), signal);
    },
  };
}

/** Returns the list, and the part of it, that the page shows. */
function listOf(marker: Element): Record<string, string> {
  const form = marker.querySelector(LIST_FORM);
  const data = (name: string) => form?.getAttribute(`data-tinvwl_${name}`) ?? '';
  return form
    ? { 'tinvwl-paged': data('paged'), 'tinvwl-per-page': data('per_page'), 'tinvwl-sharekey': data('sharekey') }
    : {};
}

function isEmptyChoice(form: HTMLFormElement, submitter: HTMLElement): boolean {
  const name = submitter.getAttribute('name') ?? '';
  const isApply = name === 'tinvwl-action-product_apply';
  if (!isApply && name !== 'tinvwl-action-product_selected') return false;
  const action = form.querySelector<HTMLSelectElement>('select[name="product_actions"]');
  return !form.querySelector(`${BOXES}:checked`) || (isApply && action?.value === '');
}

function focusable(marker: HTMLElement): HTMLElement {
  const link = marker.querySelector<HTMLElement>('a[href], button');
  if (link) return link;
  marker.tabIndex = -1;
  return marker;
}

/** Keeps boxes in step: the heading's box ticks all products, and follows theirs. */
function tick(box: HTMLInputElement): void {
  const all = box.form?.querySelector<HTMLInputElement>('input.global-cb');
  const boxes = [...(box.form?.querySelectorAll<HTMLInputElement>(BOXES) ?? [])];
  if (box.matches('input.global-cb')) for (const one of boxes) one.checked = box.checked;
  else if (all && boxes.includes(box)) all.checked = boxes.every(({ checked }) => checked);
}
