import { text } from '../guards';
import { readGlobal } from './shopGlobals';

/** Texts and address of variation forms, as they stand now. */
export function readVariationParams() {
  const params = readGlobal('wc_add_to_cart_variation_params');
  return (
    params && {
      ajaxUrl: text(params.wc_ajax_url),
      noMatchHtml: text(params.i18n_no_matching_variations_text),
      chooseText: text(params.i18n_make_a_selection_text),
      unavailableText: text(params.i18n_unavailable_text),
      resetText: text(params.i18n_reset_alert_text),
    }
  );
}
