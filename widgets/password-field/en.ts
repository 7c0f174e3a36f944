/** English names of the button. */
export const en = {
  'password-field.show': 'Show password',
  'password-field.hide': 'Hide password',
};
