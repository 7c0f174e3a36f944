import { readCookies } from './session';

export const JQUERY_CHOICES = ['3', '4', 'none'] as const;
export const SCRIPT_PLACES = ['head', 'end', 'async', 'late', 'classic', 'none', 'twice'] as const;

/** Options of a page's answer; from the query, else from cookies, else the defaults. */
export interface Switches {
  jquery: (typeof JQUERY_CHOICES)[number];
  script: (typeof SCRIPT_PLACES)[number];
  listeners: boolean;
  panel: boolean;
  strictCsp: boolean;
  /** Whether the page has the settings of order attribution. */
  attribution: boolean;
  /** Whether the shop lets the source of a visit be recorded. */
  tracking: boolean;
  /** Whether lists of countries and states have a search field. */
  searchesLists: boolean;
  /** Whether product forms are sent to the plugin's call, `shop_widgets_add`. */
  addsByCall: boolean;
  /** Cookies to set, so that a choice holds on the next pages. */
  remember: string[];
}

const oneOf = <T extends string>(choices: readonly T[], value: string | null | undefined): T | undefined =>
  choices.find(choice => choice === value);

/**
 * Reads the switches of a page request. jQuery 3 can't run under the strict policy, so 4 is the default there.
 *
 * @param panelByDefault The shop's own setting.
 */
export function readSwitches(request: Request, panelByDefault: boolean): Switches {
  const query = new URL(request.url).searchParams;
  const cookies = readCookies(request);
  const strictCsp = query.get('csp') === 'strict';
  const remember: string[] = [];
  const chosenJquery = oneOf(JQUERY_CHOICES, query.get('jquery'));
  if (chosenJquery) remember.push(`demo_jquery=${chosenJquery}; path=/`);
  const chosenPanel = oneOf(['0', '1'], query.get('panel'));
  if (chosenPanel) remember.push(`demo_panel=${chosenPanel}; path=/`);
  const chosenLists = oneOf(['plain', 'search'], query.get('lists'));
  if (chosenLists) remember.push(`demo_lists=${chosenLists}; path=/`);
  const chosenAdds = oneOf(['call', 'post'], query.get('adds'));
  if (chosenAdds) remember.push(`demo_adds=${chosenAdds}; path=/`);
  return {
    jquery: chosenJquery ?? oneOf(JQUERY_CHOICES, cookies.demo_jquery) ?? (strictCsp ? '4' : '3'),
    script: oneOf(SCRIPT_PLACES, query.get('script')) ?? oneOf(SCRIPT_PLACES, cookies.demo_script) ?? 'head',
    listeners: query.get('listeners') === '1',
    panel: (chosenPanel ?? cookies.demo_panel ?? (panelByDefault ? '1' : '0')) === '1',
    strictCsp,
    attribution: query.get('attribution') !== 'off',
    tracking: query.get('tracking') !== 'off',
    searchesLists: (chosenLists ?? cookies.demo_lists) === 'search',
    addsByCall: (chosenAdds ?? cookies.demo_adds) === 'call',
    remember,
  };
}

export const CLASSIC_TAG = '<script src="/shop-widgets/shop-widgets.classic.js"></script>';

/** Attributes and content of the scripts in a piece of HTML, as JSON that is safe inside of an inline script. */
function scriptsAsJson(html: string): string {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, tag = '', text]) => ({
    attributes: [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, value ?? '']),
    text,
  }));
  return JSON.stringify(scripts).replaceAll('<', '\\u003c');
}

/** Appends the tag's scripts once the page has loaded. A policy with trusted types blocks it. */
const afterLoad = (tag: string): string => `<script>
addEventListener('load', function () {
  ${scriptsAsJson(tag)}.forEach(function (found) {
    var script = document.createElement('script');
    found.attributes.forEach(function (one) { script.setAttribute(one[0], one[1]); });
    if (found.text) script.textContent = found.text;
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
