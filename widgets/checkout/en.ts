/** English texts of the checkout. */
export const en = {
  'checkout.required': 'Please fill in “{label}”.',
  'checkout.requiredField': 'This field is required.',
  'checkout.check': 'Please tick this box to place your order.',
  'checkout.email': 'Please enter a valid e-mail address, such as ana@example.com.',
  'checkout.phone': 'A phone number may have digits, spaces and the characters + - / ( ) . # _',
  'checkout.failed':
    'There was an error processing your order. Before you try again, please check your e-mail: the order may have been placed.',
  'checkout.offline':
    'There is no internet connection, so the order was not sent. What you have entered is still here. Please try again when the connection is back.',
  'checkout.expired':
    'The page was open for too long, so the shop did not take the order. Please reload the page and place the order again.',
  'checkout.reviewFailed': 'The amounts could not be refreshed and may be out of date.',
  'checkout.reviewExpired': 'The page was open for too long. Please reload it to see the right amounts.',
  'checkout.total': 'The total is now {total}.',
  'checkout.retry': 'Try again',
  'checkout.couponFailed': 'The coupon could not be checked. Please try again.',
  'checkout.couponExpired': 'The page was open for too long. Please reload it and enter the coupon again.',
  'checkout.couponMissing': 'Please enter a coupon code.',
};
