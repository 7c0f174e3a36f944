export function announce(text: string): void {
  const region = document.querySelector('.sw-table-status') ?? addRegion();
  // Screen readers announce changes only.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

function addRegion(): Element {
  const region = document.createElement('div');
  region.className = 'sw-table-status screen-reader-text';
  region.setAttribute('role', 'status');
  // Themes without a rule for .screen-reader-text would show it.
  Object.assign(region.style, { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' });
  region.style.clipPath = 'inset(50%)';
  document.body.append(region);
  return region;
}
