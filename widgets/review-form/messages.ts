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

export const tReview = translator(sl);
