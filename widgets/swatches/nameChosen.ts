import { itemValue, type SwatchList } from './swatchList';

const NAME = 'woo-selected-variation-item-name';

/** Writes the chosen title into the attribute's label, once. Source: add-on contract 2.6, 2.8. */
export function nameChosen({ element, select, items }: SwatchList, separator: string): void {
  const label = element.closest('tr')?.querySelector('.label label') ?? select.labels?.[0];
  if (!label) return;
  let name = label.querySelector(`.${NAME}`);
  if (!name) {
    name = document.createElement('span');
    name.className = NAME;
    label.append(name);
  }
  const { value } = select;
  const item = items.find(one => itemValue(one) === value);
  const title = item?.dataset.title || item?.title || select.selectedOptions[0]?.text;
  const text = value && title ? `${separator} ${title}` : '';
  if (name.textContent !== text) name.textContent = text;
}
