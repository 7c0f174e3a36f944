const HEIGHT = '--shop-notice-height';

/** Tells how much of the window the notice covers, so that a chat or a bar can stay beside it. Source: add-on contract 13.8. */
export function keepHeight(box: HTMLElement, signal: AbortSignal): void {
  const { style } = document.documentElement;
  const tell = () => {
    const isShown = /cookie-(?:notice|revoke)-visible/.test(box.className);
    if (isShown) style.setProperty(HEIGHT, `${box.offsetHeight}px`);
    else style.removeProperty(HEIGHT);
  };
  const classes = new MutationObserver(tell);
  classes.observe(box, { attributeFilter: ['class'] });
  const size = new ResizeObserver(tell);
  size.observe(box);
  signal.addEventListener('abort', () => {
    classes.disconnect();
    size.disconnect();
    style.removeProperty(HEIGHT);
  });
}
