import type { Plugin } from '../shop/plugins';
import { readCookies } from '../shop/session';

/** Delayed are the settings of attribution and the scripts of other plugins, but for the record that they share. */
const DELAYED =
  /<script((?: nonce="\w+")?)>(?=\s*var wc_order_attribution )|<script((?: nonce="\w+")?) src="([^"]*\/plugins\/(?!log|delay-js)[\w-]+\.js)">/g;

const AMOUNT = /(\d+\.\d\d)(&(?:amp;)?nbsp;(?:(?!euro;).){0,140}&(?:amp;)?)euro;/g;
const DOLLARS = 1.1;

/** The plugins of the demo, in the order in which their scripts run. */
export const PLUGINS: readonly Plugin[] = [
  { name: 'tracker', about: 'šteje dodajanja in naročila', script: true },
  {
    name: 'side-cart',
    about: 'po dodajanju odpre košarico ob strani',
    script: true,
    fragments: cart => ({
      '.demo-side-cart__count': `<span class="demo-side-cart__count">${cart.count()}</span>`,
    }),
  },
  {
    name: 'field-editor',
    about: 'preimenuje pošto in zahteva davčno številko',
    script: true,
    refusesOrder: ({ fields }) =>
      fields.billing_davcna_stevilka?.trim()
        ? undefined
        : { field: 'billing_davcna_stevilka', text: '<strong>Davčna številka</strong>: polje je obvezno.' },
  },
  {
    name: 'gateway',
    about: 'način plačila s svojim gumbom',
    script: true,
    method: { id: 'demo_gateway', title: 'Lipa Plačila', box: '<p>Plačate pri nas.</p>', button: '' },
    change: html =>
      html.replace(
        '"gateways_with_custom_place_order_button":[]',
        '"gateways_with_custom_place_order_button":["demo_gateway"]',
      ),
  },
  {
    name: 'wallets',
    about: 'sam poskrbi za denarnice, kot skript vtičnika za plačila, ki ima novo nastavitev (s payments)',
    script: true,
    change: html =>
      html
        .replace('"flags":{', '"flags":{"isEceOfTomorrow":true,')
        .replace('"wcpayVersionNumber":"10.9.0"', '"wcpayVersionNumber":"10.10.0"'),
  },
  {
    name: 'recognition',
    about: 'kupca spozna po e-pošti in sam poskrbi za kartice (s payments)',
    script: true,
    change: html =>
      html.replace(
        '"paymentMethodsConfig":{',
        '"isWooPayEnabled":true,"isWooPayEmailInputEnabled":true,"paymentMethodsConfig":{',
      ),
  },
  {
    name: 'members-only',
    about: 'brisače Val ne proda gostom',
    refusesAdd: ({ slug }, { session }) =>
      slug === 'brisaca-val' && !session.customer ? 'Brisačo Val prodamo samo članom.' : undefined,
  },
  {
    name: 'currency',
    about: 'v nogi strani izbere valuto',
    script: true,
    change: (html, { request }) =>
      readCookies(request).demo_currency === 'USD'
        ? html.replace(
            AMOUNT,
            (_, euros: string, between: string) => `${(Number(euros) * DOLLARS).toFixed(2)}${between}#36;`,
          )
        : html,
  },
  {
    name: 'anti-spam',
    about: 'zavrne obrazec, ki ga ni oddal človek',
    script: true,
    refusesAdd: (_, { request, fields }) =>
      request.method === 'POST' && 'add-to-cart' in fields && !fields.demo_human
        ? 'Obrazca ni oddal človek.'
        : undefined,
    refusesOrder: ({ fields }) =>
      fields.demo_human ? undefined : { field: undefined, text: 'Naročila ni oddal človek.' },
  },
  {
    name: 'delay-js',
    about: 'skripte drugih vtičnikov zažene ob prvem gibu',
    script: true,
    change: html =>
      html.replace(DELAYED, (_, inline: string | undefined, linked: string | undefined, src: string | undefined) =>
        src
          ? `<script type="text/delayed"${linked ?? ''} data-src="${src}">`
          : `<script type="text/delayed"${inline ?? ''}>`,
      ),
  },
];
