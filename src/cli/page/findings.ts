/** What the page has found, as the bundle reports it; a bundle without reports tells only of what woke and failed. */
export class Findings {
  readonly #awake: object[] = [];
  readonly #problems: object[] = [];

  constructor() {
    this.#collect('shop_widgets_mounted', ([name]) => this.#awake.push({ name, state: 'awake' }));
    this.#collect('shop_widgets_error', ([where, message]) => this.#problems.push({ where, message }));
  }

  async read(): Promise<unknown> {
    const bundle = window.ShopWidgets;
    if (!bundle) return { problems: [{ where: 'tag', message: 'shop-widgets.js did not start on this page.' }] };
    const report: unknown = Reflect.get(bundle, 'report');
    if (typeof report === 'function') return Reflect.apply(report, bundle, []);
    return { widgets: this.#awake, problems: this.#problems };
  }

  #collect(type: string, add: (args: readonly unknown[]) => void): void {
    document.addEventListener(type, event => {
      if (event instanceof CustomEvent && Array.isArray(event.detail)) add(event.detail);
    });
  }
}
