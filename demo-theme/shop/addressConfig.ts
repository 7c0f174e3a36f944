const ITALY = { BO: 'Bologna', MI: 'Milano', RM: 'Rim', TS: 'Trst', UD: 'Videm' };
const STATES_OF_AMERICA = { CA: 'Kalifornija', NY: 'New York', TX: 'Teksas' };
const CROATIA = { '01': 'Zagrebška', '18': 'Istrska', '21': 'Mesto Zagreb' };

const wide = ['form-row-wide', 'address-field'];
const hidden = { postcode: { priority: 65 }, state: { required: false, hidden: true } };
const LOCALE = {
  SI: hidden,
  AT: hidden,
  IT: { postcode: { priority: 65 }, state: { required: true, label: 'Pokrajina' } },
  HR: { state: { required: false, label: 'Županija' } },
  US: { postcode: { label: 'Poštna številka (ZIP)' }, state: { label: 'Zvezna država' } },
  default: {
    address_1: {
      label: 'Ulica in hišna številka',
      placeholder: 'Slovenska cesta 10',
      required: true,
      class: wide,
      priority: 50,
    },
    address_2: { label: 'Stanovanje, nadstropje', required: false, class: wide, priority: 60 },
    city: { label: 'Kraj', required: true, class: wide, priority: 70 },
    state: { label: 'Zvezna država', required: true, class: wide, priority: 80 },
    postcode: { label: 'Poštna številka', required: true, class: wide, priority: 90 },
  },
};
const rows = (field: string): string =>
  ['billing', 'shipping', 'calc_shipping'].map(kind => `#${kind}_${field}_field`).join(', ');
const FIELDS = Object.fromEntries(['address_1', 'address_2', 'state', 'postcode', 'city'].map(one => [one, rows(one)]));

/** Settings of address fields: tables in strings, as the shop prints them. */
export function addressConfig(): string {
  const i18n = {
    locale: JSON.stringify(LOCALE),
    locale_fields: JSON.stringify(FIELDS),
    i18n_required_text: 'obvezno',
    i18n_optional_text: 'neobvezno',
  };
  const countries = {
    countries: JSON.stringify({ SI: [], AT: [], HR: CROATIA, IT: ITALY, US: STATES_OF_AMERICA }),
    i18n_select_state_text: 'Izberite možnost …',
  };
  return `<script>
var wc_address_i18n_params = ${JSON.stringify(i18n)};
var wc_country_select_params = ${JSON.stringify(countries)};
</script>`;
}
