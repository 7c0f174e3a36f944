import { readGlobal } from '../../src/core/config/shopGlobals';
import { text } from '../../src/core/guards';
import { type English, translator } from '../../src/core/messages';

const sl = {
  'review.ratingRequired': 'Ocenite izdelek',
  // The noun belongs to the total, so it has one form.
  'review.stars': '{n} od {total} zvezdic',
};

export const en: English<typeof sl> = {
  'review.ratingRequired': 'Please rate the product',
  'review.stars': '{n} of {total} stars',
};

const tReview = translator(sl);

const params = () => readGlobal('wc_single_product_params') ?? {};

/** Whether the shop takes no review without a rating. */
export const isRatingRequired = (): boolean => params().review_rating_required === 'yes';

/** The text about a missing rating. */
export const requiredText = (): string => text(params().i18n_required_rating_text) || tReview('review.ratingRequired');

/** Name of a star, e.g. '3 od 5 zvezdic'. */
export function starLabel(n: number, total: number): string {
  const labels = params().i18n_rating_options;
  const own: unknown = Array.isArray(labels) ? labels[n - 1] : undefined;
  return text(own) || tReview('review.stars', { n, total });
}
