/** On what a heading says of the choice. Source: contract product-table 4.5. */
export const APPEND = 'wcpt-radio-op-selected__heading-append';

/** What a filter is called, without what is chosen in it. */
export function headingText(part: Element): string {
  const label = part.closest('.wcpt-filter')?.querySelector('.wcpt-dropdown-label, .wcpt-options-heading');
  // The shop prints comments beside it.
  const printed = [...(label?.childNodes ?? [])].filter(node =>
    node instanceof Element ? !node.matches(`.${APPEND}`) : node instanceof Text,
  );
  const text = printed
    .map(node => node.textContent)
    .join('')
    .trim();
  return text.endsWith(':') ? text.slice(0, -1).trimEnd() : text;
}
