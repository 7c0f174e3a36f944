import { bus } from '../../src/core/bus/bus';
import { addWires } from '../../src/core/bus/wire';
import { cookieNoticeWires } from '../../src/core/bus/wires/cookieNotice';

addWires(cookieNoticeWires);

/** Elements that want to know the height. */
const INSET = 'data-shop-notice-inset';
const HEIGHT = '--shop-notice-height';

/**
 * Tells how much of the window the notice covers, px, so that a chat or a footer can stay clear of it: on the bus, and on
 * the elements that ask for it, those that come or ask later included. Not on the root element: the browser would compute
 * the styles of the whole page anew. Source: add-on contract 13.8.
 * @returns ends it; nothing is covered then
 */
export function tellHeight(box: HTMLElement): () => void {
  let height = 0;
  const write = () => {
    for (const { style } of document.querySelectorAll<HTMLElement>(`[${INSET}]`)) {
      if (height) style.setProperty(HEIGHT, `${height}px`);
      else style.removeProperty(HEIGHT);
    }
  };
  const tell = (now: number) => {
    if (now === height) return;
    height = now;
    write();
    bus.emit('notice_height', { height });
  };
  const size = new ResizeObserver(() => tell(box.offsetHeight));
  size.observe(box);
  const asking = new MutationObserver(write);
  asking.observe(document.body, { childList: true });
  asking.observe(document.documentElement, { attributeFilter: [INSET], subtree: true });
  return () => {
    size.disconnect();
    asking.disconnect();
    tell(0);
  };
}
