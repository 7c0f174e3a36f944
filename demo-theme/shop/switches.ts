import { readCookies } from './session';

export const JQUERY_CHOICES = ['3', '4', 'none'] as const;
export const SCRIPT_PLACES = ['head', 'end', 'async', 'late', 'classic', 'none', 'twice'] as const;

/** How a page is sent; from the query, else from cookies, else the defaults. */
export interface Switches {
  jquery: (typeof JQUERY_CHOICES)[number];
  script: (typeof SCRIPT_PLACES)[number];
  listeners: boolean;
  panel: boolean;
  strictCsp: boolean;
  /** Cookies to set, so that a choice holds on the next pages. */
  remember: string[];
}

const oneOf = <T extends string>(choices: readonly T[], value: string | null | undefined): T | undefined =>
  choices.find(choice => choice === value);

/** Reads the switches of a page request. `panelByDefault` is the shop's own setting. */
export function readSwitches(request: Request, panelByDefault: boolean): Switches {
  const query = new URL(request.url).searchParams;
  const cookies = readCookies(request);
  const remember: string[] = [];
  const chosenJquery = oneOf(JQUERY_CHOICES, query.get('jquery'));
  if (chosenJquery) remember.push(`demo_jquery=${chosenJquery}; path=/`);
  const chosenPanel = oneOf(['0', '1'], query.get('panel'));
  if (chosenPanel) remember.push(`demo_panel=${chosenPanel}; path=/`);
  return {
    jquery: chosenJquery ?? oneOf(JQUERY_CHOICES, cookies.demo_jquery) ?? '3',
    script: oneOf(SCRIPT_PLACES, query.get('script')) ?? oneOf(SCRIPT_PLACES, cookies.demo_script) ?? 'head',
    listeners: query.get('listeners') === '1',
    panel: (chosenPanel ?? cookies.demo_panel ?? (panelByDefault ? '1' : '0')) === '1',
    strictCsp: query.get('csp') === 'strict',
    remember,
  };
}

export const CLASSIC_TAG = '<script src="/shop-widgets/shop-widgets.classic.js"></script>';

const afterLoad = (tag: string): string => `<script>
addEventListener('load', function () {
  var box = document.createElement('template');
  box.innerHTML = ${JSON.stringify(tag).replaceAll('</', '<\\/')};
  box.content.querySelectorAll('script').forEach(function (found) {
    var script = document.createElement('script');
    Array.from(found.attributes).forEach(function (one) { script.setAttribute(one.name, one.value); });
    script.textContent = found.textContent;
    document.body.appendChild(script);
  });
});
</script>`;

/** The widgets' script tag for the head and for the end of the body. */
export function placeScript({ script }: Switches, tag: string): { head: string; end: string } {
  switch (script) {
    case 'head':
      return { head: tag, end: '' };
    case 'end':
      return { head: '', end: tag };
    case 'async':
      return { head: tag.replace(/<script(?=[\s>])/g, '<script async'), end: '' };
    case 'late':
      return { head: '', end: afterLoad(tag) };
    case 'classic':
      return { head: CLASSIC_TAG, end: '' };
    case 'twice':
      return { head: tag, end: tag };
    case 'none':
      return { head: '', end: '' };
  }
}
