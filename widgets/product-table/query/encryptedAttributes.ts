/** What the server encrypted for itself, by attribute name; it goes back byte for byte. Source: spec product-table 7.2. */
export const encryptedAttributes = (container: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...container.attributes]
      .filter(({ name }) => name.startsWith('data-wcpt-encrypted-'))
      .map(({ name, value }) => [name, value]),
  );
