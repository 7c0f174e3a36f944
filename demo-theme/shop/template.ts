import { readTemplate } from './readTemplate';

/** Values of a page's placeholders; HTML, printed as it is. */
export type Values = Record<string, string>;

/**
 * Fills a page file: `[[name]]` is a value, `[[> name]]` a file of `partials/` filled with the same values.
 *
 * @param file Path inside the theme without `.html`, for example `pages/shop`.
 * @param theme Name of the child theme whose own file comes first, where it has one.
 */
export function render(file: string, values: Values, theme?: string): string {
  const source = (theme && readTemplate(`themes/${theme}/${file}`)) ?? readTemplate(file);
  if (source === undefined) throw new Error(`There is no ${file}.html`);
  return source.replace(/\[\[(> )?([a-z_-]+)\]\]/g, (_, isPartial: string | undefined, name: string) => {
    if (isPartial) return render(`partials/${name}`, values, theme).trimEnd();
    const value = values[name];
    if (value === undefined) throw new Error(`${file}.html: no value for [[${name}]]`);
    return value;
  });
}
