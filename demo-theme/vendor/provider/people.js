/** People in the wallets; `shown`: the parts of an address that one of them gives during the choice. */
export const PEOPLE = [
  {
    id: 'ana',
    label: 'Ana Novak, Slovenska cesta 10, 1000 Ljubljana',
    name: 'Ana Novak',
    email: 'ana@lipa.example',
    phone: '+386 (41) 123-456',
    address: {
      line1: 'Slovenska cesta 10',
      line2: '',
      city: 'Ljubljana',
      state: '',
      postal_code: '1000',
      country: 'SI',
    },
  },
  {
    id: 'zala',
    label: 'Zala (brez priimka), Trubarjeva ulica 5, 20 00 Maribor',
    name: 'Zala',
    email: 'zala@lipa.example',
    phone: '040 111 222',
    address: {
      line1: 'Trubarjeva ulica 5',
      line2: '2. nadstropje',
      city: 'Maribor',
      state: '',
      postal_code: '20 00',
      country: 'SI',
    },
  },
  {
    id: 'wien',
    label: 'Anna Maria Huber, Mariahilfer Straße 1, 1060 Dunaj, Avstrija',
    name: 'Anna Maria Huber',
    email: 'anna@lipa.example',
    phone: '+43 1 234567',
    address: { line1: 'Mariahilfer Straße 1', line2: '', city: 'Wien', state: '', postal_code: '1060', country: 'AT' },
  },
  {
    id: 'usa',
    label: 'John Smith, New York, ZDA (trgovina tja ne pošilja)',
    name: 'John Smith',
    email: 'john@lipa.example',
    phone: '+1 212 555 0100',
    address: { line1: '350 5th Ave', line2: '', city: 'New York', state: 'NY', postal_code: '10118', country: 'US' },
  },
  {
    id: 'redacted',
    label: 'Emma Brown, Velika Britanija (med izbiro brez imena in cele poštne številke)',
    name: 'Emma Brown',
    email: 'emma@lipa.example',
    phone: '+44 20 7946 0000',
    address: {
      line1: '10 Downing Street',
      line2: '',
      city: 'London',
      state: '',
      postal_code: 'SW1A 2AA',
      country: 'GB',
    },
    shown: { name: '', address: { city: '', state: '', country: 'GB', postal_code: 'SW1A' } },
  },
];

/** Returns the parts of an address that a wallet gives during the choice: no street, no contact. */
export function redacted({ name, address, shown }) {
  if (shown) return shown;
  const { city = '', state = '', country = '', postal_code = '' } = address;
  return { name: name ?? '', address: { city, state, country, postal_code } };
}
