/** English texts of the meter. */
export const en = {
  'password-field.short': 'Very weak password',
  'password-field.bad': 'Weak password',
  'password-field.good': 'Medium password',
  'password-field.strong': 'Strong password',
  'password-field.stronger': 'Please enter a stronger password.',
  'password-field.hint':
    'Hint: the password should be at least twelve characters long. To make it stronger, use upper and lower case letters, numbers, and symbols like ! " ? $ % ^ & ).',
};
