/** Hears of a script that gets its address, or has come with it; it has asked for nothing yet. */
type OnAddress = (script: HTMLScriptElement, address: string, isParsed?: boolean) => void;

/**
 * Watches what the page brings. The parser gives way to observers before it runs a script: its type can still be changed then.
 */
export function watchParsed(onAddress: OnAddress): MutationObserver {
  const observer = new MutationObserver(records => {
    // The script is the last that has come, but for a text in it; to look at all costs more than the rest together.
    for (const place of [-1, -2]) {
      const node = records.at(place)?.addedNodes[0];
      const address = node instanceof HTMLScriptElement && node.getAttribute('src');
      if (address) onAddress(node, address, true);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  return observer;
}

/**
 * Watches what scripts make. One of those asks for its file as soon as it is in the page, so it is met where it gets its address.
 * @param onType hears of a type that is set; answers something if the script keeps the one that it has
 */
export function watchMade(onAddress: OnAddress, onType: (script: HTMLScriptElement, type: string) => unknown): void {
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
