/** Runs the scripts of inserted markup, as the shop's own script does; most tables have none. */
export function runInlineScripts(root: Element): void {
  if (!root.querySelector('script:not([type]), script[type="text/javascript"], script[type="module"]')) return;
  void import('../../../src/core/runScripts').then(({ runScripts }) => runScripts(root));
}
