let region: HTMLElement | undefined;

/** Has screen readers say a text once, in a region that no answer takes away. */
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
  // The same text again is no change, which screen readers would not say.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
