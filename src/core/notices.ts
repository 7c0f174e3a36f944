/** Returns a notice as the shop's templates have it. */
export function createNotice(kind: 'error' | 'message' | 'info', ...content: readonly (string | Node)[]): HTMLElement {
  const notice = document.createElement(kind === 'error' ? 'ul' : 'div');
  notice.className = `woocommerce-${kind}`;
  notice.setAttribute('role', kind === 'info' ? 'status' : 'alert');
  const inner = kind === 'error' ? notice.appendChild(document.createElement('li')) : notice;
  inner.append(...content);
  return notice;
}
