let region: HTMLElement | undefined;

/** Announces a text to screen readers, in a live region outside the table. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'sw-table-status screen-reader-text';
    region.setAttribute('role', 'status');
    // Themes without a rule for .screen-reader-text would show it.
    Object.assign(region.style, { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' });
    region.style.clipPath = 'inset(50%)';
    document.body.append(region);
  }
  // Screen readers announce changes only.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
