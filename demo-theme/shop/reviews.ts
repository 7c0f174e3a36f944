import { page as pageAnswer, redirect } from './answers';
import { escapeHtml } from './html';
import { type Product, productPath, type Review } from './product';
import type { Visit } from './visit';

const PER_PAGE = 5;

/** The reviews on one page of the list, and how many pages there are; page 1 has the oldest. */
export function reviewPage(reviews: Review[], page: number): { shown: Review[]; pages: number } {
  const pages = Math.max(Math.ceil(reviews.length / PER_PAGE), 1);
  return { shown: reviews.slice((page - 1) * PER_PAGE, page * PER_PAGE), pages };
}

/** Links to the pages of a product's reviews; empty when there is one page. */
export function reviewPagination(product: Product, current: number, pages: number): string {
  if (pages < 2) return '';
  const links = Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    if (page === current) return `<li><span aria-current="page" class="page-numbers current">${page}</span></li>`;
    return `<li><a class="page-numbers" href="${pagePath(product, page)}#comments">${page}</a></li>`;
  });
  return `<nav class="woocommerce-pagination" aria-label="Strani mnenj"><ul class="page-numbers">${links.join('')}</ul></nav>`;
}

const pagePath = (product: Product, page: number): string =>
  page > 1 ? `${productPath(product)}comment-page-${page}/` : productPath(product);

/** Takes a posted review. Returns its place in the product's page, or a plain page that names the missing fields. */
export function postReview({ fields, products }: Visit): Response {
  const product = products.byId(Number(fields.comment_post_ID ?? ''));
  if (!product) return redirect('/');
  const [author = '', email = '', text = ''] = ['author', 'email', 'comment'].map(name => fields[name]?.trim());
  const rating = Number(fields.rating ?? '');
  if (product.ratingRequired !== false && !rating) return refusal('Ocenite izdelek.');
  if (!author || !email) return refusal('Izpolnite obvezni polji: ime in e-pošta.');
  if (!text) return refusal('Napišite mnenje.');
  const date = new Date().toISOString().slice(0, 10);
  const review = products.addReview(product.id, { author, rating: Math.min(rating, 5), date, text });
  const count = products.byId(product.id)?.reviews?.length ?? 1;
  return redirect(`${pagePath(product, Math.ceil(count / PER_PAGE))}#comment-${review.id}`);
}

const refusal = (message: string): Response =>
  pageAnswer(
    `<!DOCTYPE html>
<html lang="sl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="/images/lipa.svg" type="image/svg+xml"><title>Mnenje ni bilo oddano</title></head>
<body id="error-page"><div class="wp-die-message"><p><strong>Napaka:</strong> ${escapeHtml(message)}</p></div>
<p>Nazaj na izdelek pridete z gumbom »nazaj« v brskalniku.</p></body>
</html>`,
  );
