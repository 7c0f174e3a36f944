/** English texts of address fields. */
export const en = {
  'address-fields.optional': 'optional',
  'address-fields.selectState': 'Select an option…',
};
