/** English texts of the account's pages. */
export const en = {
  'account.default': 'Default',
  'account.deleteQuestion': 'Delete {method}?',
  'account.deleteThis': 'Delete this payment method?',
  'account.delete': 'Yes, delete',
  'account.keep': 'Cancel',
  'account.required': 'Please fill in “{label}”.',
  'account.requiredField': 'This field is required.',
};
