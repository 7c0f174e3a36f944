import { isRecord, parseJson, recordOf, text } from '../../../core/guards';
import { decodeEntities } from '../../../core/html/text';
import { minorOfDecimal } from '../../../core/money';

type Node = Readonly<Record<string, unknown>>;

const isProduct = ({ '@type': type }: Node): boolean => [type].flat().includes('Product');

function nodesOf(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return isRecord(value) ? [value, ...nodesOf(value['@graph'])] : [];
}

const firstOf = (value: unknown): Node => recordOf([value].flat()[0]);

/** The product of the page's JSON-LD, its price in cents; a broken block is passed over. */
export function structuredProduct() {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const product = scripts.flatMap(script => nodesOf(parseJson(script.textContent ?? ''))).find(isProduct);
  if (!product) return undefined;
  const offer = firstOf(product.offers);
  const specification = firstOf(offer.priceSpecification);
  return {
    name: decodeEntities(text(product.name)),
    sku: text(product.sku),
    price: minorOfDecimal(offer.price ?? specification.price ?? offer.lowPrice),
    currency: text(offer.priceCurrency) || text(specification.priceCurrency),
  };
}
