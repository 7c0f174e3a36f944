export const COUNT = '.woocommerce-result-count';
export const SORTED = /\?orderby=price&paged=1/;
