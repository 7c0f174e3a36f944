/** Hears of a script that gets its address, or has come with it; it has asked for nothing yet. */
type OnAddress = (script: HTMLScriptElement, address: string, isParsed?: boolean) => void;

/**
 * Watches what the page brings. The parser gives way to observers before it runs a script: its type can still be changed then.
 * @param onPreload hears of a link that asks for a file ahead of its use
 */
export function watchParsed(onAddress: OnAddress, onPreload: (link: HTMLLinkElement) => void): MutationObserver {
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        // One that a script has put there asks for its file already; it is async without the attribute.
        if (node instanceof HTMLScriptElement && node.src && node.async === node.hasAttribute('async'))
          onAddress(node, node.src, true);
        if (node instanceof HTMLLinkElement && /preload|prefetch/.test(node.rel)) onPreload(node);
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  return observer;
}

/**
 * Watches what scripts make. One of those asks for its file as soon as it is in the page, so it is met where it gets its address.
 * @param onType hears of a type that is set; answers whether the script keeps the one that it has
 */
export function watchMade(onAddress: OnAddress, onType: (script: HTMLScriptElement, type: string) => boolean): void {
  const { prototype } = HTMLScriptElement;
  const before = (name: 'src' | 'type', isDone: (script: HTMLScriptElement, value: string) => unknown) => {
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...own,
      set(this: HTMLScriptElement, value: unknown) {
        // A trusted address goes in as such.
        if (!isDone(this, String(value))) own?.set?.call(this, value);
      },
    });
  };
  before('src', onAddress);
  before('type', onType);
  const { setAttribute } = prototype;
  prototype.setAttribute = function (name, value) {
    const key = name.toLowerCase();
    if (key === 'src' || key === 'type') this[key] = value;
    else setAttribute.call(this, name, value);
  };
}
