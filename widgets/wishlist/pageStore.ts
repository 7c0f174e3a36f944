import { counterpart, rememberFocus } from '../../src/core/cart/keepTyping';
import { isCallError } from '../../src/core/errors';
import { copyState, type Field, isField, isTouched } from '../../src/core/fields';
import { markupOf, parseFragment } from '../../src/core/html';
import { reportError } from '../../src/core/report';
import { readWishlistConfig } from '../../src/core/wishlist/wishlistConfig';
import type { WishlistAnswer } from '../../src/core/wishlist/wishlistData';
import { askWishlist } from '../../src/core/wishlist/wishlistPage';
import { onStoredElsewhere } from '../../src/core/wishlistStorage';
import type { HydratedWidget } from '../../src/hydrate';
import { createDrawnStore } from '../../src/ui/storeContext';
import { showMessage } from '../../src/ui/wishlist/MessageDialog';
import { describeWishlistFailure } from '../../src/ui/wishlist/sayOutcome';
import { tList } from './messages';

/** The form of a list's page. Source: contract add-ons 7.1. */
export const LIST_FORM = ':scope > form[data-tinvwl_sharekey]';
const REMOVE = 'button[name="tinvwl-remove"]';
const BOXES = 'input[name="wishlist_pr[]"]';

interface PageState {
  /** The `value` of the button whose product is being removed; empty: none. */
  readonly removing: string;
  readonly said: { readonly of: Element; readonly text: string; readonly isError: boolean } | undefined;
}

export type PageStore = ReturnType<typeof createPage>;

const pages = new Set<() => void>();

/** Refreshes the pages of lists. @returns whether there are any */
export function refreshPages(): boolean {
  for (const refresh of pages) refresh();
  return pages.size > 0;
}

export function createPage(marker: HTMLElement) {
  const store = createDrawnStore<PageState>(() => ({ removing: '', said: undefined }));
  let isRefreshing = false;
  let replace: HydratedWidget['replace'] = change => change();

  const say = (of: Element, text: string, isError = true) => store.draw({ said: { of, text, isError } });

  async function remove(button: HTMLButtonElement): Promise<void> {
    if (store.getState().removing) return;
    store.draw({ removing: button.value, said: undefined });
    const at = [...marker.querySelectorAll(REMOVE)].indexOf(button);
    try {
      const answer = await askWishlist('remove', { ...listOf(marker), 'tinvwl-product_id': button.value });
      show(answer);
      store.setState({ removing: '' });
      const { activeElement } = document;
      const rest = [...marker.querySelectorAll<HTMLElement>(REMOVE)];
      // Safari gives the focus of a clicked button to what can have it around the list.
      const isSomewhere = activeElement instanceof HTMLElement && !activeElement.contains(marker);
      const next = isSomewhere ? activeElement : (rest[at] ?? rest.at(-1) ?? focusable(marker));
      if (answer.message) showMessage(answer.message, next);
      else next.focus({ preventScroll: true });
    } catch (cause) {
      store.setState({ removing: '' });
      const { kind, status } = isCallError(cause) ? cause : { kind: 'network' as const, status: undefined };
      say(button, describeWishlistFailure(kind, status));
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
    copyChoices(marker, fresh);
    const { activeElement } = document;
    const focused = marker.contains(activeElement) ? activeElement : null;
    const same = focused && counterpart(focused, marker, [fresh]);
    const refocus = focused && rememberFocus(focused);
    replace(() => marker.replaceChildren(...fresh.childNodes));
    if (same instanceof HTMLElement) refocus?.(same);
  }

  async function refresh(): Promise<void> {
    if (isRefreshing || store.getState().removing) return;
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
        void remove(submitter);
        return false;
      }
      if (!submitter || !isEmptyChoice(form, submitter)) return true;
      say(submitter, readWishlistConfig().nothingText || tList('wishlist.nothing'));
      return false;
    },
    async copy(link: HTMLAnchorElement): Promise<void> {
      try {
        await navigator.clipboard.writeText(link.href);
        say(link, readWishlistConfig().copiedText || tList('wishlist.copied'), false);
      } catch {
        say(link, tList('wishlist.notCopied'));
      }
    },
    start(replaceRoot: HydratedWidget['replace'], signal: AbortSignal): void {
      replace = replaceRoot;
      const again = () => void refresh();
      pages.add(again);
      marker.addEventListener('change', ({ target }) => target instanceof HTMLInputElement && tick(target), { signal });
      signal.addEventListener('abort', () => pages.delete(again));
      const onStorage = ({ key, newValue }: StorageEvent) => {
        const { hashKey } = readWishlistConfig();
        const shareKey = listOf(marker)['tinvwl-sharekey'];
        if (hashKey && key === `${hashKey}_refresh` && shareKey && newValue === shareKey) again();
      };
      window.addEventListener('storage', onStorage, { signal });
      // A change in another tab is heard above.
      onStoredElsewhere(({ type }) => type === 'pageshow' && again(), signal);
    },
  };
}

/** Which list, and which part of it, the page shows. Source: recorded calls. */
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

/** Copies ticked boxes and the chosen action to the markup that replaces the list. */
function copyChoices(from: Element, to: Element): void {
  for (const field of from.querySelectorAll<Field>('input, select')) {
    const twin = isTouched(field) ? counterpart(field, from, [to]) : undefined;
    if (isField(twin)) copyState(field, twin);
  }
  const box = to.querySelector<HTMLInputElement>(BOXES);
  if (box) tick(box);
}

/** The box of the heading ticks all products, and follows theirs. */
function tick(box: HTMLInputElement): void {
  const all = box.form?.querySelector<HTMLInputElement>('input.global-cb');
  const boxes = [...(box.form?.querySelectorAll<HTMLInputElement>(BOXES) ?? [])];
  if (box.matches('input.global-cb')) for (const one of boxes) one.checked = box.checked;
  else if (all && boxes.includes(box)) all.checked = boxes.every(({ checked }) => checked);
}
