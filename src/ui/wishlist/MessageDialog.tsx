import { type ReactNode, useLayoutEffect, useState } from 'react';
import { bus } from '../../core/bus/bus';
import { html as markup, markupOf, parseFragment } from '../../core/html';
import { navigate } from '../../core/navigate';
import { readWishlistConfig } from '../../core/wishlist/wishlistConfig';
import { Adopted, adopt, hydrateWidget, type Mounted, type SlotProps, useAttributes } from '../../hydrate';
import { removeOverlay } from '../elements';
import { takeEscape, usePress } from '../press';
import { storeContext } from '../storeContext';
import { useDialog } from '../useDialog';
import { tWishlist } from './messages';

interface Message {
  readonly close: () => void;
}

const [MessageProvider, useMessage] = storeContext<Message>();

const CLOSERS = '.tinv-overlay, .tinv-close-modal, .tinvwl_button_close';
const INNER = '.tinv-modal-inner';
const TEXT = '.tinv-txt';
const slots = { [CLOSERS]: Closer, '.tinvwl-btn-onclick': Leader };

/** The shop's message about the list, as the add-on shows it: a window that closes by itself. */
function MessageDialog({ wrapper, close }: Message & { readonly wrapper: HTMLElement }): ReactNode {
  const [text] = useState(() => wrapper.querySelector(TEXT));
  useDialog(wrapper, true, tWishlist('wishlist.dialog'));
  useAttributes(wrapper, text?.id ? { 'aria-describedby': text.id } : {});
  useLayoutEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const { popupTime } = readWishlistConfig();
    const timer = popupTime ? setTimeout(close, popupTime) : undefined;
    // Input keeps the message open: the shopper may be reading or choosing.
    const stay = () => clearTimeout(timer);
    const onKeyDown = (event: KeyboardEvent) => {
      stay();
      if (takeEscape(event)) close();
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    for (const type of ['pointerdown', 'pointermove'])
      wrapper.querySelector(INNER)?.addEventListener(type, stay, { signal });
    const first = wrapper.querySelector<HTMLElement>(`${INNER} a[href], ${INNER} button`) ?? wrapper;
    first.focus({ preventScroll: true });
    return () => {
      stay();
      ended.abort();
    };
  }, [wrapper, close]);
  return <MessageProvider value={{ close }}>{adopt(wrapper, slots)}</MessageProvider>;
}

function Closer({ element }: SlotProps): ReactNode {
  const { close } = useMessage();
  return <Adopted of={element} {...usePress(close)} />;
}

/** A button that leads to an address, such as the list's page. */
function Leader({ element }: SlotProps): ReactNode {
  const lead = () => navigate(element.getAttribute('data-url'), 'wishlist');
  return <Adopted of={element} {...usePress(lead)} />;
}

let shown: { readonly widget: Mounted; readonly opener: HTMLElement } | undefined;
let count = 0;

/** Shows a message in place of the previous one. @param html the add-on's own window, or the content of one */
export function showMessage(html: string, opener: HTMLElement): void {
  // The focus may be in the previous message.
  const focusedBefore = shown?.widget.marker.contains(opener) ? shown.opener : opener;
  closeMessage();
  const wrapper = document.createElement('div');
  // The add-on's styles begin with the first of these.
  wrapper.className = 'tinv-wishlist woocommerce sw-wishlist-message';
  wrapper.append(asWindow(parseFragment(markupOf('answer', html))));
  const text = wrapper.querySelector(TEXT);
  if (text) text.id ||= `sw-wishlist-text-${++count}`;
  document.body.append(wrapper);
  const widget = hydrateWidget('wishlist', wrapper, () => <MessageDialog wrapper={wrapper} close={closeMessage} />, {
    atOnce: true,
  });
  shown = { widget, opener: focusedBefore };
}

function asWindow(content: DocumentFragment): Node {
  const modal = content.querySelector('.tinv-modal');
  if (modal) {
    modal.classList.add('tinv-modal-open');
    return content;
  }
  const frame = parseFragment(
    markup`<div class="tinv-modal tinv-modal-open"><div class="tinv-overlay"></div><div class="tinv-table"><div class="tinv-cell"><div class="tinv-modal-inner"><div class="tinv-txt"></div><div class="tinvwl-buttons-group"><button class="button tinvwl_button_close" type="button"></button></div></div></div></div></div>`,
  );
  frame.querySelector(TEXT)?.append(content);
  frame.querySelector('button')?.append(tWishlist('wishlist.close'));
  return frame;
}

/** Closes the message, if one is shown. If it has the focus, the focus returns to its opener. */
function closeMessage(): void {
  if (!shown) return;
  const { widget, opener } = shown;
  shown = undefined;
  removeOverlay(widget.marker, opener, widget.unmount);
  bus.emit('tinvwl_modal_closed', {});
}
