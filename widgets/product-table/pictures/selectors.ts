/** The add-on's quick view may have a row's picture, which then is none of ours. */
const QUICK_VIEW =
  '.wcpt-quick-view-trigger--product-image .wcpt-row:not(.wcpt-quick-view-trigger__disabled-for-product) *';
/** A row's picture or gallery that opens over the whole window. Source: contract product-table 20. */
export const PICTURE = `.wcpt-lightbox-enabled:not(${QUICK_VIEW}), .wcpt-gallery`;
/** What in it is pressed, also by keys: the picture, or the link around it. */
export const CONTROLS =
  '.wcpt-lightbox-enabled > a, .wcpt-lightbox-enabled > img:not(.wcpt-product-image-on-hover), .wcpt-gallery__item, .wcpt-gallery__see-more-label';
