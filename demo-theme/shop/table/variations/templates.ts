import { variationProducts } from './variationProducts';

const script = (attributes: string, html: string) =>
  `<script type="text/template" data-wcpt-element-id=${attributes}>${html}</script>`;
const amount = (kind: string) =>
  `<span class="wcpt-${kind}-price"><span class="wcpt-amount"></span>&nbsp;<span class="wcpt-currency">€</span></span>`;
const price = (type: string, html: string) => script(`"cena" data-wcpt-price-type="${type}"`, html);
const stock = '<span class="wcpt-stock-placeholder"></span>';

const MESSAGES: Readonly<Record<string, string>> = {
  out_of_stock_message: 'Ni na zalogi',
  on_backorder_message: 'Po naročilu',
  on_backorder_managed_message: `Na zalogi: ${stock}, več po naročilu`,
  in_stock_message: 'Na zalogi',
  single_stock_message: 'Zadnji kos',
  low_stock_message: `Le še ${stock}`,
  in_stock_managed_message: `Na zalogi: ${stock}`,
};

/** Washing instructions of each variation. */
const care = Object.fromEntries(
  variationProducts.flatMap(({ product }) =>
    product.variations.map(({ id }, index) => [id, index % 2 ? 'ročno pranje' : '<b>30&nbsp;°C</b>']),
  ),
);

/** Templates for the table's rows when a variation is chosen. See contract/product-table.md#variations-in-rows. */
export const variationTemplates = (id: string): string =>
  [
    price('regular', amount('regular')),
    price('sale', `<del>${amount('regular')}</del> ${amount('sale')}`),
    price('variable', `${amount('lowest')} – ${amount('highest')}`),
    ...Object.entries(MESSAGES).map(([name, text]) =>
      script(`"zaloga" data-wcpt-availability-message="${name}"`, text),
    ),
    `<script>var wcpt_${id}_variable_switch_cf = ${JSON.stringify({ nega: care })};</script>`,
  ].join('');
