/** What the page has found, as the bundle reports it. */
export async function readFindings(): Promise<unknown> {
  const report: unknown = Reflect.get(Object(window.ShopWidgets), 'report');
  if (typeof report === 'function') return Reflect.apply(report, window.ShopWidgets, []);
  return { problems: [{ where: 'tag', message: 'shop-widgets.js did not start on this page.' }] };
}
