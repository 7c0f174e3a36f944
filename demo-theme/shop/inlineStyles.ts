/** Markup for pages of the strict policy, which forbids style elements and attributes. */
export const withoutInlineStyles = (html: string): string =>
  html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '').replace(/ style="[^"]*"/g, '');

/** Whether a page's address asks for the strict policy. */
export const isStrict = (address: string): boolean =>
  URL.canParse(address) && new URL(address).searchParams.get('csp') === 'strict';
