import { PRODUCT_VIEW, TRACKS_NONCE } from './paying/payments';
import { readCookies } from './session';
import type { Visit } from './visit';

/** Sets of services that a page can name; `blocked`: their scripts are not there. */
const SETS = ['all', 'blocked', 'player', 'off'] as const;
type ServiceSet = (typeof SETS)[number];

/** The page that names all services unless its address says otherwise. */
export const SERVICES_PATH = '/storitve/';

function settings(set: 'all' | 'blocked' | 'player'): object {
  const src = (name: string) => (set === 'blocked' ? `/vendor/ni/${name}.js` : `/vendor/${name}.js`);
  const mediaPlayer = { kind: 'mediaelement', src: src('mediaelement'), style: null, consent: 'none' };
  if (set === 'player') return { version: 1, mediaPlayer };
  return {
    version: 1,
    consent: { cookie: 'cookie_notice_accepted', default: 'denied' },
    analytics: { src: src('analytics'), trackerFunction: 'gtag', measurementId: 'G-LIPA', identifier: 'product_id' },
    sessionRecording: {
      src: src('recorder'),
      global: 'recorderSettings',
      settings: { site: 7 },
      mask: ['.demo-private'],
    },
    liveChat: { src: src('chat'), global: 'chatSettings', settings: { licence: 7 } },
    mediaPlayer: { kind: 'audio', src: null, style: null, consent: 'none' },
    usageEvents: { consent: 'none' },
  };
}

function chosen({ url, request }: Visit): { set: ServiceSet; remember: string[] } {
  const query = url.searchParams.get('services');
  const known = SETS.find(set => set === query);
  const kept = SETS.find(set => set === readCookies(request).demo_services);
  const otherwise = url.pathname === SERVICES_PATH ? 'all' : 'off';
  return { set: known ?? kept ?? otherwise, remember: known ? [`demo_services=${known}; path=/`] : [] };
}

/** Settings of other parties' services for the page's head, and the cookies that keep the choice. */
export function servicesConfig(visit: Visit): { html: string; remember: string[] } {
  const { set, remember } = chosen(visit);
  if (set === 'off') return { html: '', remember };
  const config = JSON.stringify(settings(set)).replaceAll('<', '\\u003c');
  const usage = visit.url.pathname.startsWith('/product/') ? PRODUCT_VIEW : [];
  const globals = {
    wcPayFrontendTracks: usage,
    wcpayExpressCheckoutParams: { ajax_url: '/wp-admin/admin-ajax.php', nonce: { platform_tracker: TRACKS_NONCE } },
  };
  const lines = Object.entries(globals).map(([name, value]) => `var ${name} = ${JSON.stringify(value)};`);
  return {
    html: `<script type="application/json" id="shop-services">${config}</script>\n<script>${lines.join('\n')}</script>`,
    remember,
  };
}
