/** Adds an id to those that describe an element, or takes it away; others stay. */
export function describeBy(element: Element, id: string, isOn: boolean): void {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(one => one && one !== id);
  if (isOn) ids.push(id);
  if (ids.length) element.setAttribute('aria-describedby', ids.join(' '));
  else element.removeAttribute('aria-describedby');
}
