/** Shows of a list the items that have all words of a search, and says how many there are. */
export function searchPages(field: HTMLInputElement, list: HTMLElement, count: HTMLElement): void {
  const groups = [...list.querySelectorAll<HTMLElement>('.group')];
  const items = [...list.querySelectorAll('li')];
  const texts = new Map(
    items.map(item => [
      item,
      plain(`${item.textContent} ${groupOf(item)} ${item.querySelector('a')?.getAttribute('href')}`),
    ]),
  );
  const search = (): void => {
    const words = plain(field.value).split(/\s+/);
    for (const item of items) item.hidden = !words.every(word => texts.get(item)?.includes(word));
    for (const group of groups) group.hidden = !group.querySelector('li:not([hidden])');
    const found = items.filter(item => !item.hidden).length;
    count.textContent = found === 0 ? 'No page has these words.' : `${found} of ${items.length} pages`;
  };
  field.addEventListener('input', search);
  search();
}

const groupOf = (item: Element): string => item.closest('.group')?.querySelector('h3')?.textContent ?? '';

/** Small letters without their marks: "kroznik" finds "Krožnik". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
