import { escapeHtml } from '../html';
import type { PageParts } from '../pageAnswer';
import { render } from '../template';
import type { Visit } from '../visit';
import { checkboxTrigger } from './bulk';
import { loadingModal } from './cart/formModal';
import { containerHtml, placeholderHtml } from './container';
import { TableQuery } from './tableQuery';
import { tableDefinitions } from './tables';
import { guessDevice, viewOf } from './tableView';

/** A page with tables: heading, and its body with `[[310]]` where a table goes. */
interface TablePage {
  readonly title: string;
  readonly about: string;
  readonly body: string;
}

const tabs = `<div class="su-tabs"><div class="su-tabs-nav" role="tablist"><span class="su-tabs-current" role="tab" tabindex="0" aria-selected="true">Prva</span><span role="tab" tabindex="0" aria-selected="false">Druga</span></div><div class="su-tabs-panes"><div class="su-tabs-pane" role="tabpanel" aria-label="Prva">[[370]]</div><div class="su-tabs-pane" role="tabpanel" aria-label="Druga" hidden>[[371]]</div></div></div><div class="su-spoiler"><div class="su-spoiler-title" role="button" tabindex="0" aria-expanded="false">Povezave do izdelkov</div><div class="su-spoiler-content" hidden>[[401]]</div></div><script src="/theme/table-tabs.js"></script>`;

/** What forms of products with variations need. */
const forms = render('partials/config-variation', {}) + render('partials/variation-templates', {});

const pages: Readonly<Record<string, TablePage>> = {
  'all-filters': { title: 'Vsi filtri', about: 'Vsaka vrsta filtra, iskanje, razvrščanje, strani.', body: '[[310]]' },
  phone: { title: 'Telefon', about: 'Na telefonu drugi stolpci, filtri in razvrščanje v oknu.', body: '[[320]]' },
  two: {
    title: 'Dve tabeli',
    about: 'Vsaka s svojim stanjem v naslovu.',
    body: '<h2>Prva</h2>[[331]]<h2>Druga</h2>[[332]]',
  },
  infinite: { title: 'Brez konca', about: 'Naslednje vrstice pridejo med drsenjem; ?rows=N.', body: '[[340]]' },
  instant: { title: 'Takoj', about: 'Iskanje in razvrščanje brez strežnika; ?rows=N do 10.000.', body: '[[350]]' },
  sidebar: { title: 'Stranski stolpec', about: 'Filtri ob strani s števili, Uporabi in Počisti.', body: '[[360]]' },
  tabs: { title: 'Zavihki', about: 'Tabele v zavihkih in zložljivem delu.', body: tabs },
  groups: { title: 'Skupine', about: 'Po kategorijah, s podrobnostmi pod vrsticami.', body: '[[380]]' },
  'endless-groups': { title: 'Skupine brez konca', about: 'Skupine, ki pridejo med drsenjem.', body: '[[381]]' },
  links: {
    title: 'Vrstice s povezavami',
    about: 'Vrstice in izrazi, ki vodijo drugam; besedila, ki se odprejo.',
    body: '[[402]]',
  },
  frozen: { title: 'Zamrznjeno', about: 'Prvi in zadnji stolpec ter glava ostanejo na mestu.', body: '[[390]]' },
  'form-mode': { title: 'Obrazec', about: 'Filtri vodijo na stran trgovine.', body: '[[395]]' },
  shop: { title: 'Trgovina v tabeli', about: 'Sem vodi obrazec.', body: '[[395]][[396]]' },
  'no-ajax': { title: 'Brez klicev', about: 'Vsaka izbira naloži stran.', body: '[[397]]' },
  lazy: { title: 'Pozneje', about: 'Tabela pride šele s klicem.', body: '[[398 lazy]]' },
  rows: { title: 'Dolga tabela', about: 'Ena stran; ?rows=N.', body: '[[399]]' },
  below: {
    title: 'Spodaj',
    about: 'Tabela je daleč pod vrhom strani.',
    body: '<div class="table-far-below"></div>[[399]]',
  },
  bulk: {
    title: 'Več naenkrat',
    about: 'Vrstice z izbiro, količine vseh vrst, lastna cena; ?rows=N.',
    body: `[[410]]${checkboxTrigger}`,
  },
  variations: {
    title: 'Različice v vrsticah',
    about: 'Seznami, gumbi in obrazci, zaloga, veleprodaja, odprte mere.',
    body: `[[420]]<h2>Veleprodaja</h2>[[421]]${forms}`,
  },
  'many-variations': {
    title: 'Veliko različic',
    about: 'Vrstice z 200 različicami; ?rows=500.',
    body: `[[422]]${forms}`,
  },
  cart: {
    title: 'Košarica iz tabele',
    about: 'Dodajanje v ozadju, odstranjevanje, izdelki z obrazcem; ?rows=N.',
    body: `[[430]]${forms}${loadingModal}`,
  },
  post: {
    title: 'Nakup z nalaganjem strani',
    about: 'Gumbi, ki vodijo v košarico, na blagajno ali nazaj.',
    body: `[[431]]${forms}${loadingModal}`,
  },
  refresh: {
    title: 'Tabeli, ki čakata na košarico',
    about: 'Prva se po vsaki spremembi naloži znova, druga je med spremembo zaprta.',
    body: `<h2>Naloži se znova</h2>[[432]]<h2>Čaka</h2>[[433]]${forms}${loadingModal}`,
  },
  audio: { title: 'Posnetki', about: 'Vrstice s predvajalniki.', body: '[[440]]' },
  required: { title: 'Obvezen filter', about: 'Brez kategorije ni vrstic.', body: '[[400]]' },
};

/** Settings of the product tables, as the add-on prints them: all scalars are strings. */
function globals({ base, request }: Visit): string {
  const params = {
    ajax_url: `${base}/wp-admin/admin-ajax.php`,
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    shop_url: `${base}/tables/shop/`,
    shop_table_id: '396',
    site_url: base,
    cart_widget_enabled_site_wide: '',
    cart_widget_exclude_urls: '',
    cart_widget_include_urls: '/*',
    initially_empty_cart: '1',
    breakpoints: { tablet: '1199', phone: '749' },
    price_decimals: '2',
    price_decimal_separator: ',',
    price_thousand_separator: '.',
    price_format: '%2$s\u00a0%1$s',
    currency_symbol: '€',
    initial_device: guessDevice(request),
    responsive_checkbox_trigger: '1',
    pagination_slug: 'page',
    permalink_structure: '/%postname%/',
  };
  const texts = {
    i18n_no_matching_variations_text: 'Noben izdelek ne ustreza vaši izbiri.',
    i18n_make_a_selection_text: 'Izberite možnosti izdelka.',
    i18n_unavailable_variation_text: 'Ta različica ni na voljo.',
    i18n_out_of_stock_text: 'Izdelka ni na zalogi.',
    lang: '',
  };
  const persisted = ['s', 'post_type', 'term', 'taxonomy'];
  return `<link rel="stylesheet" href="/theme/table-basics.css">\n<link rel="stylesheet" href="/theme/tables.css">\n<script>var wcpt_i18n = ${JSON.stringify(texts)};\nvar wcpt_params = ${JSON.stringify(params)};\nvar wcpt_persist_params = ${JSON.stringify(persisted)};</script>`;
}

/** The page of an address below `/tables/`. */
export function tablePage(visit: Visit): PageParts | undefined {
  const [, name] = /^\/tables\/(?:([\w-]+)\/)?$/.exec(visit.url.pathname) ?? [];
  if (visit.url.pathname === '/tables/') {
    const links = Object.entries(pages).map(
      ([slug, { title, about }]) => `<li><a href="/tables/${slug}/">${title}</a>: ${escapeHtml(about)}</li>`,
    );
    return parts(visit, 'Tabele izdelkov', `<ul>${links.join('')}</ul>`);
  }
  const found = name !== undefined && Object.hasOwn(pages, name) ? pages[name] : undefined;
  return (
    found &&
    parts(
      visit,
      found.title,
      found.body.replace(/\[\[(\d+)( lazy)?\]\]/g, (_, id: string, lazy) => put(visit, id, Boolean(lazy))),
    )
  );
}

function put(visit: Visit, id: string, lazy: boolean): string {
  const query = visit.url.searchParams;
  const rows = Number(query.get('rows')) || undefined;
  const definition = tableDefinitions(rows).find(one => one.id === id);
  if (!definition || query.get('hide_form') === id) return '';
  const view = viewOf(definition, new TableQuery(id, query, definition.defaults), {
    path: visit.url.pathname,
    guess: guessDevice(visit.request),
    rows,
  });
  return lazy ? placeholderHtml(view) : containerHtml(view);
}

const parts = (visit: Visit, title: string, body: string): PageParts => ({
  file: 'tables',
  title,
  values: { heading: title, body, product_config: globals(visit) },
});
