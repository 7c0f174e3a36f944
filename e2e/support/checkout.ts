/** Input of a shopper at the checkout. */
export const ANA: Readonly<Record<string, string>> = {
  billing_first_name: 'Ana',
  billing_last_name: 'Novak',
  billing_address_1: 'Slovenska cesta 10',
  billing_postcode: '1000',
  billing_city: 'Ljubljana',
  billing_phone: '041 123 456',
  billing_email: 'ana@lipa.example',
};
