/** English texts of the review form. */
export const en = {
  'review.ratingRequired': 'Please rate the product',
  'review.stars': '{n} of {total} stars',
};
