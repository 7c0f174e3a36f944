import { escapeHtml } from '../html';
import type { PageParts } from '../pageAnswer';
import type { Visit } from '../visit';
import { readPayments } from './switch';

const SWITCHES: Readonly<Record<string, string>> = {
  on: 'vklopljeno',
  off: 'izklopljeno',
  late: 'skript ponudnika pride čez tri sekunde',
  absent: 'skripta ponudnika ni',
  loaderror: 'elementi ponudnika se ne naložijo',
  none: 'naprava nima nobene denarnice',
  login: 'gost se mora pred plačilom z denarnico prijaviti',
  temporary: 'ceno izdelka pove začasna košarica',
  light: 'svetla gumba',
  outline: 'svetla gumba z obrobo',
  net: 'cene brez davka',
  network: 'kartice so shranjene za vse trgovine ponudnikovega omrežja',
  klarna: 'tudi način plačila, ki vodi na drugo stran',
  alipay: 'tudi Alipay, ki vodi na drugo stran',
  older: 'vtičnik pred 10.5, brez potrditvenih žetonov',
  amazon: 'tudi Amazon Pay',
  abroad: 'Klarna ni za Slovenijo (skupaj s klarna)',
  uncounted: 'brez štetja obiskov',
  test: 'preskusni način: številka za kopiranje, ikone načinov plačila',
  link: 'tudi Link, med denarnicami in v obrazcu za kartico',
};

const CARDS: Readonly<Record<string, string>> = {
  '4242 4242 4242 4242': 'plača',
  '4000 0000 0000 0002': 'zavrnjena',
  '4000 0025 0000 3155': 'banka zahteva potrditev',
  '4000 0027 6000 3184': 'banka zahteva potrditev',
  '4000 0000 0000 0069': 'potekla',
};

function pages({ orders }: Visit): [string, string][] {
  const key = orders.byId(900)?.key ?? '';
  return [
    ['/product/skodelica-jutro/', 'Izdelek, ki se pošlje (Skodelica Jutro)'],
    ['/product/darilni-bon/', 'Izdelek brez pošiljanja (Darilni bon)'],
    ['/product/pulover-reka/', 'Izdelek z različicami (Pulover Reka)'],
    ['/product/jopa-breg/', 'Različice s karticami barv (Jopa Breg)'],
    ['/product/komplet-za-dva/', 'Komplet, ki ga ločena košarica ne sprejme'],
    ['/cart/?add-to-cart=11', 'Košarica'],
    ['/checkout/?add-to-cart=11', 'Blagajna'],
    [`/checkout/order-pay/900/?pay_for_order=true&key=${key}`, 'Plačilo naročila 900'],
    ['/my-account/add-payment-method/', 'Shranjevanje kartice (ana@lipa.example, lipov-list-2026)'],
    ['/my-account/payment-methods/', 'Shranjene kartice'],
  ];
}

const link = ([href, text]: readonly [string, string]): string =>
  `<li><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`;

/** `/placevanje/`: where QA finds what concerns paying. */
export function payingPage(visit: Visit): PageParts {
  const { flags } = readPayments(visit.request);
  const switches = Object.entries(SWITCHES).map(([name, text]) => link([`/placevanje/?payments=${name}`, text]));
  const cards = Object.entries(CARDS).map(([number, text]) => `<tr><td>${number}</td><td>${text}</td></tr>`);
  return {
    file: 'paying',
    title: 'Plačevanje',
    values: {
      payments_state: (flags.length > 0 ? flags : ['off']).map(name => SWITCHES[name] ?? name).join(', '),
      payments_switches: switches.join(''),
      payments_pages: pages(visit).map(link).join(''),
      payments_cards: cards.join(''),
    },
  };
}
