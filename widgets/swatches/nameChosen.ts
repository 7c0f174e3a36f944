import { itemValue, type SwatchList } from './swatchList';

const NAME = 'woo-selected-variation-item-name';

/** Those that the page did not have. */
const own = new WeakSet<Element>();

const labelOf = ({ element, select }: SwatchList): Element | null | undefined =>
  element.closest('tr')?.querySelector('.label label') ?? select.labels?.[0];

/** Writes the chosen title into the attribute's label, once. Source: add-on contract 2.6, 2.8. */
export function nameChosen(list: SwatchList, separator: string): void {
  const { select, items } = list;
  const label = labelOf(list);
  if (!label) return;
  let name = label.querySelector(`.${NAME}`);
  if (!name) {
    name = document.createElement('span');
    name.className = NAME;
    own.add(name);
    label.append(name);
  }
  const { value } = select;
  const item = items.find(one => itemValue(one) === value);
  const title = item?.dataset.title || item?.title || select.selectedOptions[0]?.text;
  const text = value && title ? `${separator} ${title}` : '';
  if (name.textContent !== text) name.textContent = text;
}

/** Takes that title away again, where the page had no place for it. */
export function forgetChosen(list: SwatchList): void {
  const name = labelOf(list)?.querySelector(`.${NAME}`);
  if (name && own.has(name)) name.remove();
}
