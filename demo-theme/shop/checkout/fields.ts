import { COUNTRIES } from '../shippingRates';
import { type FieldRow, fieldRow } from './fieldRow';

type Kind = 'billing' | 'shipping';

/** The fields of an address, by priority. */
function addressFields(kind: Kind): FieldRow[] {
  const key = (name: string): string => `${kind}_${name}`;
  const auto = (name: string): string => `section-${kind} ${kind} ${name}`;
  return [
    {
      key: key('first_name'),
      label: 'Ime',
      required: true,
      priority: 10,
      classes: 'form-row-first',
      autocomplete: auto('given-name'),
    },
    {
      key: key('last_name'),
      label: 'Priimek',
      required: true,
      priority: 20,
      classes: 'form-row-last',
      autocomplete: auto('family-name'),
    },
    { key: key('company'), label: 'Podjetje', priority: 30, autocomplete: auto('organization') },
    {
      key: key('country'),
      label: 'Država',
      type: 'select',
      required: true,
      priority: 40,
      classes: 'form-row-wide address-field update_totals_on_change',
      controlClass: 'country_to_state country_select',
      autocomplete: auto('country'),
      options: COUNTRIES,
    },
    {
      key: key('address_1'),
      label: 'Ulica in hišna številka',
      required: true,
      priority: 50,
      classes: 'form-row-wide address-field',
      autocomplete: auto('address-line1'),
      placeholder: 'Slovenska cesta 10',
    },
    {
      key: key('address_2'),
      label: 'Stanovanje, nadstropje',
      priority: 60,
      classes: 'form-row-wide address-field',
      autocomplete: auto('address-line2'),
    },
    {
      key: key('postcode'),
      label: 'Poštna številka',
      required: true,
      priority: 65,
      classes: 'form-row-wide address-field validate-postcode',
      autocomplete: auto('postal-code'),
    },
    {
      key: key('city'),
      label: 'Kraj',
      required: true,
      priority: 70,
      classes: 'form-row-wide address-field',
      autocomplete: auto('address-level2'),
    },
    {
      key: key('state'),
      label: 'Zvezna država',
      type: 'hidden',
      priority: 80,
      classes: 'form-row-wide address-field validate-state',
      autocomplete: auto('address-level1'),
    },
  ];
}

/** All billing fields. */
export const BILLING: readonly FieldRow[] = [
  ...addressFields('billing'),
  {
    key: 'billing_davcna_stevilka',
    label: 'Davčna številka',
    priority: 90,
    description: 'Vpišite jo, če potrebujete račun za podjetje.',
  },
  {
    key: 'billing_phone',
    label: 'Telefon',
    type: 'tel',
    required: true,
    priority: 100,
    classes: 'form-row-wide validate-phone',
    autocomplete: 'section-billing billing tel',
  },
  {
    key: 'billing_email',
    label: 'E-poštni naslov',
    type: 'email',
    required: true,
    priority: 110,
    classes: 'form-row-wide validate-email',
    autocomplete: 'section-billing billing email',
  },
];

/** All shipping fields. */
export const SHIPPING_FIELDS: readonly FieldRow[] = addressFields('shipping');

const NOTE: FieldRow = {
  key: 'order_comments',
  label: 'Opombe k naročilu',
  type: 'textarea',
  classes: 'notes',
  placeholder: 'Na primer želje glede dostave.',
};

const PASSWORD: FieldRow = {
  key: 'account_password',
  label: 'Geslo za račun',
  type: 'password',
  required: true,
  autocomplete: 'new-password',
};

/** The rows of fields with the posted values, or the shop's country. */
export const rowsOf = (fields: readonly FieldRow[], posted: Record<string, string>): string =>
  fields.map(field => fieldRow(field, posted[field.key] ?? (field.type === 'select' ? 'SI' : ''))).join('\n');

export const noteRow = (posted: Record<string, string>): string => fieldRow(NOTE, posted.order_comments);

export const passwordRow = (): string => fieldRow(PASSWORD);
