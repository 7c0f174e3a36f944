/** English texts of bundles. */
export const en = {
  'bundle.alert_selection': 'Please choose a variation of {name} before adding this bundle to your cart.',
  'bundle.alert_unpurchasable': '{name} can’t be bought. Please remove it before adding this bundle to your cart.',
  'bundle.alert_empty': 'Please choose at least one product before adding this bundle to your cart.',
  'bundle.alert_min': {
    one: 'Please choose at least {n} product before adding this bundle to your cart. Chosen: {selected}.',
    other: 'Please choose at least {n} products before adding this bundle to your cart. Chosen: {selected}.',
  },
  'bundle.alert_max': {
    one: 'This bundle can hold {n} product at most. Chosen: {selected}.',
    other: 'This bundle can hold {n} products at most. Chosen: {selected}.',
  },
  'bundle.alert_total_min': 'This bundle has to cost {min} at least. It costs {total} now.',
  'bundle.alert_total_max': 'This bundle can cost {max} at most. It costs {total} now.',
  'bundle.price_text': 'Bundle price:',
  'bundle.selected_text': 'Chosen:',
  'bundle.saved_text': '(save {d})',
};
