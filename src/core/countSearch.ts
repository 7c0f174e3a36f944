import { pageGlobal } from './config/pageGlobal';
import { readGlobal } from './config/shopGlobals';
import { readDecision } from './consent';
import { settingsElement } from './dataBlocks';
import { isOn, parseJson, recordOf, scalarText, text } from './guards';
import { warnOnce } from './report';

/**
 * Tells the page's tracker of the search that the page answers, once, as the search's own script does; but where the page asks for
 * consent, only as its services may count. See contract/services.md#consent.
 */
function countSearch({ consent, analytics }: Readonly<Record<string, unknown>>): void {
  const ended = new AbortController();
  const tell = (isAllowed: boolean) => {
    if (!isAllowed) return;
    ended.abort();
    callTracker();
  };
  const onChoice = (event: Event) => event instanceof CustomEvent && tell(recordOf(event.detail).value === 'true');
  document.addEventListener('setCookieNotice', onChoice, { signal: ended.signal });
  const { cookie, default: first } = recordOf(consent);
  const asksNobody = !settingsElement('shop-services') && !readGlobal('cnArgs');
  const decision = readDecision(text(cookie) || undefined) ?? (first === 'granted' || asksNobody);
  tell(recordOf(analytics).consent === 'none' || decision);
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
if (isOn(isCounted) && isOn(isSearch)) countSearch(recordOf(parseJson(settingsElement('shop-services')?.text ?? '')));
