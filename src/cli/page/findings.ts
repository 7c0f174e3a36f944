/** Returns the bundle's report of the page. */
export async function readFindings(): Promise<unknown> {
  const report: unknown = Reflect.get(Object(window.ShopWidgets), 'report');
  if (typeof report === 'function') return Reflect.apply(report, window.ShopWidgets, []);
  return { problems: [{ where: 'tag', message: 'shop-widgets.js did not start on this page.' }] };
}
