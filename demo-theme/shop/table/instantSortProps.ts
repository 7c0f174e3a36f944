import { highestPrice, isVariable, type TableProduct, tablePrice } from './products';

/** A product's properties for sorting without the server. See contract/product-table.md#sort. */
export const instantSortProps = (product: TableProduct): string =>
  JSON.stringify({
    title: product.title,
    sku: product.sku,
    menu_order: product.id,
    price: tablePrice(product) / 100,
    min_price: isVariable(product) ? tablePrice(product) / 100 : '',
    max_price: isVariable(product) ? highestPrice(product) / 100 : '',
    category: product.category.name,
    date: Date.parse(product.date) / 1000,
    popularity: product.popularity,
    id: product.id,
    rating: product.rating,
    meta_value__letnik: product.year,
    attribute__pa_barva: product.colour.name,
    taxonomy__product_brand: product.brand.name,
  });
