import { escapeHtml } from './html';
import type { Product, Review } from './product';
import { reviewPage, reviewPagination } from './reviews';
import { plural, reviewCount } from './texts';
import { dimensionsHtml, weightText } from './variation';

const stars = (rating: number, label: string): string =>
  `<div class="star-rating" role="img" aria-label="${label}"><span style="width:${rating * 20}%" class="stars-${Math.round(rating)}">${label}</span></div>`;

/** Rating line under the product's title; empty without reviews. */
export function ratingHtml(reviews: Review[]): string {
  if (reviews.length === 0) return '';
  const rated = reviews.filter(({ rating }) => rating > 0);
  const average = (rated.reduce((sum, { rating }) => sum + rating, 0) / Math.max(rated.length, 1)).toFixed(2);
  const count = reviewCount(reviews.length).replace(/^\d+/, number => `<span class="count">${number}</span>`);
  return `<div class="woocommerce-product-rating">${stars(Number(average), `Ocena ${average} od 5`)} <a href="#reviews" class="woocommerce-review-link" rel="nofollow">(${count})</a></div>`;
}

function reviewHtml(review: Review): string {
  const [year, month, day] = review.date.split('-').map(Number);
  return `<li class="review depth-1" id="li-comment-${review.id}">
      <div id="comment-${review.id}" class="comment_container">
        <div class="comment-text">
          ${review.rating > 0 ? stars(review.rating, `Ocena ${review.rating} od 5`) : ''}
          <p class="meta"><strong class="woocommerce-review__author">${escapeHtml(review.author)}</strong> <span class="woocommerce-review__dash">&ndash;</span> <time class="woocommerce-review__published-date" datetime="${review.date}">${day}. ${month}. ${year}</time></p>
          <div class="description"><p>${escapeHtml(review.text)}</p></div>
        </div>
      </div>
    </li>`;
}

/** Title and one page of the reviews. */
export function reviewsHtml(product: Product, page: number): string {
  const reviews = product.reviews ?? [];
  if (reviews.length === 0) {
    return '<h2 class="woocommerce-Reviews-title">Mnenja</h2>\n  <p class="woocommerce-noreviews">Izdelek še nima mnenj.</p>';
  }
  const { shown, pages } = reviewPage(reviews, page);
  const words = plural(reviews.length, ['mnenje', 'mnenji', 'mnenja', 'mnenj']);
  return `<h2 class="woocommerce-Reviews-title">${reviews.length} ${words} o izdelku <span>${escapeHtml(product.name)}</span></h2>
  <ol class="commentlist">
    ${shown.map(reviewHtml).join('\n    ')}
  </ol>
  ${reviewPagination(product, page, pages)}`;
}

const row = (kind: string, label: string, value: string): string =>
  `<tr class="woocommerce-product-attributes-item woocommerce-product-attributes-item--${kind}"><th class="woocommerce-product-attributes-item__label" scope="row">${label}</th><td class="woocommerce-product-attributes-item__value">${value}</td></tr>`;

/** Table of the additional information; empty when there is nothing to tell. */
export function attributesTable(product: Product): string {
  const measured = product.measures !== undefined || product.type === 'variable';
  const rows = [
    ...(measured
      ? [
          row('weight', 'Teža', weightText(product.measures)),
          row('dimensions', 'Mere', dimensionsHtml(product.measures)),
        ]
      : []),
    ...(product.type === 'variable' ? product.attributes : []).map(attribute =>
      row(
        attribute.name,
        escapeHtml(attribute.label),
        `<p>${attribute.options.map(option => escapeHtml(option.label)).join(', ')}</p>`,
      ),
    ),
  ];
  if (rows.length === 0) return '';
  return `<table class="woocommerce-product-attributes shop_attributes" aria-label="Podatki o izdelku">\n${rows.join('\n')}\n</table>`;
}
