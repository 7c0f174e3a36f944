/** HTML of an error notice with a text. */
export function errorNotice(text: string): string {
  const list = document.createElement('ul');
  const item = document.createElement('li');
  list.className = 'woocommerce-error';
  item.textContent = text;
  list.append(item);
  return list.outerHTML;
}
