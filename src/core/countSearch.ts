import { pageGlobal } from './config/pageGlobal';
import { readGlobal } from './config/shopGlobals';
import { consentOf, consentSettings, createGate, whenAllowed } from './consentGate';
import { settingsElement } from './dataBlocks';
import { isOn, parseJson, recordOf, scalarText } from './guards';
import { warnOnce } from './report';

/**
 * Tells the page's tracker of the search that the page answers, once, as the search's own script does; but where the page asks for
 * consent, only as its services may count. See contract/services.md#consent.
 */
function countSearch(): void {
  const element = settingsElement('shop-services');
  const services = recordOf(parseJson(element?.text ?? ''));
  const { cookie, isGrantedAtFirst } = consentSettings(services);
  const asksNobody = !element && !readGlobal('cnArgs');
  const gate = createGate({ cookie, isGrantedAtFirst: isGrantedAtFirst || asksNobody }, new AbortController().signal);
  const consent = consentOf(recordOf(services.analytics).consent, 'required');
  void whenAllowed(gate, consent, async () => callTracker);
}

function callTracker(): void {
  const { is_id: id, is_label: label, is_cat: category } = readGlobal('IvorySearchVars') ?? {};
  const action = `Ivory Search - ${scalarText(id) || 'Default'}`;
  const [eventLabel, eventCategory] = [scalarText(label), scalarText(category)];
  const gtag = pageGlobal('gtag');
  const ga = pageGlobal('__gaTracker') ?? pageGlobal('ga');
  try {
    if (typeof gtag === 'function') gtag('event', action, { event_label: eventLabel, event_category: eventCategory });
    else if (typeof ga === 'function') ga('send', { hitType: 'event', eventCategory, eventAction: action, eventLabel });
  } catch (cause) {
    warnOnce({
      where: 'site-search',
      found: "the page's tracker threw",
      consequence: 'The search is not counted.',
      cause,
    });
  }
}

const { is_analytics_enabled: isCounted, is_search: isSearch } = readGlobal('IvorySearchVars') ?? {};
if (isOn(isCounted) && isOn(isSearch)) countSearch();
