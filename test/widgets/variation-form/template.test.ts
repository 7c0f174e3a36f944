import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetWarnings } from '../../../src/core/report';
import { fillTemplate, renderVariation } from '../../../widgets/variation-form/template';

const variation = {
  price_html: '<span class="price">5&nbsp;€</span>',
  sku: '<b>"A" & \'B\'</b>',
  variation_description: null,
  extra: { left: 7, deep: { none: undefined } },
};

function putTemplate(id: string, content: string): void {
  const script = document.createElement('script');
  script.type = 'text/template';
  script.id = `tmpl-${id}`;
  script.textContent = content;
  document.body.append(script);
}

it.each([
  ['{{{ data.variation.price_html }}}', '<span class="price">5&nbsp;€</span>'],
  ['{{{data.variation.price_html}}}', '<span class="price">5&nbsp;€</span>'],
  ['{{ data.variation.sku }}', '&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;'],
  ['{{{ data.variation.sku }}}', '<b>"A" & \'B\'</b>'],
  ['[{{{ data.variation.variation_description }}}]', '[]'],
  ['[{{ data.variation.missing }}]', '[]'],
  ['{{ data.variation.extra.left }} kosov', '7 kosov'],
  ['[{{ data.variation.extra.deep.none }}{{ data.variation.missing.too }}]', '[]'],
  ['[{{ data.variation.price_html.no.such }}]', '[]'],
  ['/*<![CDATA[*/a{{{ data.variation.extra.left }}}/*]]>*/', 'a7'],
  ['/*<![CDATA[*/a/*<![CDATA[*/', 'a/*<![CDATA[*/'],
  ['no {place} holder', 'no {place} holder'],
  ['', ''],
])('fillTemplate: %s', (template, html) => {
  expect(fillTemplate(template, variation)).toBe(html);
});

it.each([
  ['code', '<# if ( data.variation.sku ) { #>x<# } #>'],
  ['an expression', "{{{ data.variation.sku || 'x' }}}"],
  ['a call', '{{ data.variation.sku.trim() }}'],
  ['another object', '{{ data.other }}'],
  ['the variation itself', '{{ data.variation }}'],
])('fillTemplate does not fill in %s', (_, template) => {
  expect(fillTemplate(template, variation)).toBeUndefined();
});

it('fillTemplate prints a value that looks like a replacement pattern as it is', () => {
  expect(fillTemplate('{{{ data.variation.price }}}', { price: '$& $1 $$' })).toBe('$& $1 $$');
});

let warnings: string[] = [];

beforeEach(() => {
  forgetWarnings();
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation(text => void warnings.push(String(text)));
});

afterEach(() => document.body.replaceChildren());

it('renderVariation prints the three parts of the shop where the page has no template', () => {
  const html = renderVariation({ ...variation, availability_html: '<p class="stock">Na zalogi</p>' }, true);
  expect(html).toBe(
    '<div class="woocommerce-variation-description"></div>' +
      '<div class="woocommerce-variation-price"><span class="price">5&nbsp;€</span></div>' +
      '<div class="woocommerce-variation-availability"><p class="stock">Na zalogi</p></div>',
  );
});

it('renderVariation takes the template by whether the variation is visible', () => {
  putTemplate('variation-template', 'visible {{ data.variation.extra.left }}');
  putTemplate('unavailable-variation-template', '<p role="alert">Ni na voljo</p>');
  expect(renderVariation(variation, true)).toBe('visible 7');
  expect(renderVariation(variation, false)).toBe('<p role="alert">Ni na voljo</p>');
});

it.each([
  ['<# code #>', 'holds script, and the page has no wp.template'],
  [
    '{{ data.variation.sku }} {{ data.other }}',
    'names more than paths below data.variation, and the page has no wp.template',
  ],
])('renderVariation says what is strange in %s', (template, said) => {
  putTemplate('variation-template', template);
  renderVariation(variation, true);
  expect(warnings).toEqual([expect.stringContaining(`#tmpl-variation-template ${said}`)]);
});

it('renderVariation leaves a template with script in it to the platform', () => {
  putTemplate('variation-template', '<# code #>');
  const compile = vi.fn(
    (id: string) => (data: { variation: typeof variation }) => `${id} ${data.variation.extra.left}`,
  );
  vi.stubGlobal('wp', { template: compile });
  expect(renderVariation(variation, true)).toBe('variation-template 7');
  expect(warnings).toEqual([]);
});

it('renderVariation prints the three parts, with a warning, when nobody can run the template', () => {
  putTemplate('variation-template', '<# code #>');
  expect(renderVariation(variation, true)).toContain('woocommerce-variation-price');
  expect(renderVariation(variation, true)).toContain('woocommerce-variation-price');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('#tmpl-variation-template holds script');
});

it('renderVariation prints the three parts when the platform throws', () => {
  putTemplate('variation-template', '<# code #>');
  const fails = () => {
    throw new Error('broken');
  };
  vi.stubGlobal('wp', { template: () => fails });
  expect(renderVariation(variation, true)).toContain('woocommerce-variation-price');
  expect(warnings[0]).toContain('#tmpl-variation-template threw');
});
