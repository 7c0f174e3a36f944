/** Name of the widget that a copy of the script has on a marker; the hydration layer writes it there. */
export function mountedOn(marker: Element): string | undefined {
  const mounted: unknown = Reflect.get(marker, Symbol.for('shop-widgets.mounted'));
  return typeof mounted === 'object' && mounted !== null ? String(Reflect.get(mounted, 'name')) : undefined;
}
