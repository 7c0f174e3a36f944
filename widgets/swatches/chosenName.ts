import type { SwatchList } from './list';

const NAME = 'woo-selected-variation-item-name';

/** Those that the page did not have. */
const own = new WeakSet<Element>();

/** The place in an attribute's label where the title of what is chosen stands. Source: add-on contract 2.6, 2.8. */
export interface ChosenName {
  /** @param text undefined leaves the place to the page; an empty one needs none */
  show(text: string | undefined): void;
  /** Takes it away again, where the page had no place for it. */
  leave(): void;
}

/** The label is the page's, and lists for the same select share its place. */
export function chosenNameOf({ element, select }: SwatchList): ChosenName {
  const label = element.closest('tr')?.querySelector('.label label') ?? select.labels?.[0];
  const present = () => label?.querySelector(`.${NAME}`);
  return {
    show(text) {
      if (text === undefined || !label) return;
      const name = present() ?? (text ? addName(label) : undefined);
      if (name && name.textContent !== text) name.textContent = text;
    },
    leave() {
      const name = present();
      if (name && own.has(name)) name.remove();
    },
  };
}

function addName(label: Element): Element {
  const name = document.createElement('span');
  name.className = NAME;
  own.add(name);
  label.append(name);
  return name;
}
