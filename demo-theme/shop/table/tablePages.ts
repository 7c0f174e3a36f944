import { escapeHtml } from '../html';
import type { PageParts } from '../pageAnswer';
import { render } from '../template';
import type { Visit } from '../visit';
import { tableWishlist } from '../wishlist/markup';
import { forVisitor } from '../wishlist/wishlistTables';
import { checkboxTrigger } from './bulk';
import { loadingModal } from './cart/formModal';
import { containerHtml, placeholderHtml } from './container';
import { searchBoxes } from './searchBoxes';
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

/** Settings and templates for forms of products with variations. */
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
  addons: {
    title: 'Dodatki in mere',
    about:
      'Polja dodatkov in mer v vrsticah in v obrazcu izdelka, z datotekami in cenami; v ozadju in z nalaganjem strani.',
    body: `<h2>V ozadju</h2>[[460]]<h2>Z nalaganjem strani</h2>[[461]]${forms}${loadingModal}${checkboxTrigger}<script src="/theme/measure.js"></script>`,
  },
  audio: { title: 'Posnetki', about: 'Vrstice s predvajalniki.', body: '[[440]]' },
  'audio-two': {
    title: 'Posnetki v dveh tabelah',
    about: 'Predvajalniki strani, predvajalnik v nogi, posnetki, ki jih ni ali niso zvok.',
    body: `<h2>Prva</h2>[[441]]<h2>Druga</h2>[[442]]<script src="/vendor/sonaar.js"></script>`,
  },
  pictures: {
    title: 'Slike',
    about: 'Slike in galerije čez cel zaslon, povečave; pokvarjena slika in pokvarjen seznam; ?rows=N.',
    body: `[[470]]<h2>Z različicami</h2>[[471]]${forms}`,
  },
  csv: { title: 'Tabela v datoteki', about: 'Tabela ali vsi izdelki kot CSV, z odgovori vseh vrst.', body: '[[480]]' },
  tooltips: {
    title: 'Pojasnila',
    about: 'Pojasnila v glavi, vrsticah in navigaciji, tudi z gumbi; ?rows=N.',
    body: `[[485]]${forms}${loadingModal}`,
  },
  search: {
    title: 'Iskanje po vsej trgovini',
    about: 'Tri vrste iskanja, s kategorijami.',
    body: `${searchBoxes}<h2>Tabela</h2>[[371]]`,
  },
  wishlist: {
    title: 'Srca v tabelah',
    about: 'Seznam želja v vrsticah dveh tabel, z različicami.',
    body: `<h2>Z različicami</h2>[[490]]<h2>Isti izdelki še enkrat</h2>[[491]]${forms}`,
  },
  'wishlist-list': {
    title: 'Seznam želja kot tabela',
    about: 'Vrstice, ki jih odstrani srce.',
    body: `[[492]]<h2>Drugi izdelki</h2>[[490]]${forms}`,
  },
  required: { title: 'Obvezen filter', about: 'Brez kategorije ni vrstic.', body: '[[400]]' },
};

/** Settings of the product tables, as the add-on prints them: all scalars are strings. */
function globals(visit: Visit): string {
  const { base, request } = visit;
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
    price_decimal_separator: '.',
    price_thousand_separator: '',
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
  return `<link rel="stylesheet" href="/theme/table-basics.css">\n<link rel="stylesheet" href="/theme/tables.css">\n<script>var wcpt_i18n = ${JSON.stringify(texts)};\nvar wcpt_params = ${JSON.stringify(params)};\nvar wcpt_persist_params = ${JSON.stringify(persisted)};</script>${tableWishlist(visit)}`;
}

/** Names and titles of the pages below `/tables/`, and what each is about. */
export const tablePageTitles: readonly (readonly [name: string, title: string, about: string])[] = Object.entries(
  pages,
).map(([name, { title, about }]) => [name, title, about] as const);

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
  const found = tableDefinitions(rows).find(one => one.id === id);
  const definition = found && forVisitor(found, visit);
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
