import { mainRow } from './rowParts';

/** The name of a row's product as the row shows it; empty where it shows none. */
export function productName(row: HTMLElement): string {
  const main = mainRow(row);
  const title = main.querySelector('.wcpt-title')?.textContent ?? '';
  const name = title.trim() ? title : (main.querySelector('img[alt]')?.getAttribute('alt') ?? '');
  return name.replace(/\s+/g, ' ').trim();
}
