import type { VariationData } from '../../src/core/bus/events';
import { globalAt } from '../../src/core/config/pageGlobal';
import { templateHtml } from '../../src/core/dataBlocks';
import { valueAt } from '../../src/core/guards';
import { escapeHtml } from '../../src/core/html';
import { warnOnce } from '../../src/core/report';

/** Printed when the page has no template of its own. */
const DEFAULT = [
  '<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>',
  '<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>',
  '<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>',
].join('');

const PLACEHOLDER = /\{\{\{([\s\S]{1,500}?)\}\}\}|\{\{([^}]{1,500}?)\}\}/g;
const PATH = /^data\.variation((?:\.\w+)+)$/;

/** Paths below `data.variation`, raw or escaped; undefined for script or other expressions, which would need `eval`. */
export function fillTemplate(template: string, variation: VariationData): string | undefined {
  if (template.includes('<#')) return undefined;
  let isPlain = true;
  const html = template.replace(PLACEHOLDER, (_, raw: string | undefined, escaped: string | undefined) => {
    const path = PATH.exec((raw ?? escaped ?? '').trim())?.[1];
    if (!path) isPlain = false;
    const value = path ? read(variation, path) : '';
    return raw === undefined ? escapeHtml(value) : value;
  });
  return isPlain ? html.replace('/*<![CDATA[*/', '').replace('/*]]>*/', '') : undefined;
}

const read = (variation: VariationData, path: string): string =>
  String(valueAt(variation, path.slice(1).split('.')) ?? '');

/** A template with script in it is left to the platform's `wp.template`, else the default parts are printed. */
export function renderVariation(variation: VariationData, isVisible: boolean): string {
  const id = isVisible ? 'variation-template' : 'unavailable-variation-template';
  const template = templateHtml(`#tmpl-${id}`);
  const html = template === undefined ? undefined : fillTemplate(template, variation);
  if (html !== undefined) return html;
  if (template !== undefined) {
    const compile = isPlatforms(id) ? platformCompiler() : undefined;
    const byPlatform = compile && renderByPlatform(compile, id, variation);
    if (byPlatform !== undefined) return byPlatform;
    // The error of a template is reported already.
    if (!compile) {
      warnOnce({
        where: 'variation-form',
        found: `#tmpl-${id} ${strangeIn(template)}, and the page has no wp.template for it`,
        consequence: 'Description, price and availability are printed without it.',
      });
    }
  }
  return fillTemplate(DEFAULT, variation) ?? '';
}

/** `wp.template` compiles the first element with the id, whatever it is. */
const isPlatforms = (id: string): boolean =>
  document.getElementById(`tmpl-${id}`)?.matches('script, template') === true;

const strangeIn = (template: string): string =>
  template.includes('<#') ? 'holds script' : 'names more than paths below data.variation';

type Compile = (id: string) => (data: object) => unknown;

const isCompile = (value: unknown): value is Compile => typeof value === 'function';

function platformCompiler(): Compile | undefined {
  const compile = globalAt('wp', 'template');
  return isCompile(compile) ? compile : undefined;
}

function renderByPlatform(compile: Compile, id: string, variation: VariationData): string | undefined {
  try {
    const html: unknown = compile(id)({ variation });
    return typeof html === 'string' ? html : undefined;
  } catch (cause) {
    warnOnce({ where: 'variation-form', found: `#tmpl-${id} threw`, consequence: 'It is printed plainly.', cause });
    return undefined;
  }
}
