import { escapeHtml } from '../html';
import type { PageParts } from '../pageAnswer';
import type { Visit } from '../visit';

const LINKS: Readonly<Record<string, string>> = {
  '': 'Nadzorna plošča',
  'edit-address': 'Naslovi',
  'payment-methods': 'Načini plačila',
  'edit-account': 'Podatki o računu',
};

function navigation(visit: Visit, active: string): string {
  const link = (path: string, text: string, current: boolean) =>
    `<li class="woocommerce-MyAccount-navigation-link woocommerce-MyAccount-navigation-link--${path.split('/')[0] || 'dashboard'}${current ? ' is-active' : ''}"><a href="/my-account/${path && `${path}/`}"${current ? ' aria-current="page"' : ''}>${text}</a></li>`;
  const links = Object.entries(LINKS).map(([path, text]) => link(path, text, path === active));
  const out = `<li class="woocommerce-MyAccount-navigation-link woocommerce-MyAccount-navigation-link--customer-logout"><a href="/my-account/customer-logout/?_wpnonce=${visit.nonce}">Odjava</a></li>`;
  return `<nav class="woocommerce-MyAccount-navigation" aria-label="Strani računa"><ul>${links.join('')}${out}</ul></nav>`;
}

/**
 * A page of the account for a logged-in customer.
 *
 * @param active Path of the page in the navigation.
 */
export const accountPage = (visit: Visit, active: string, title: string, content: string, footer = ''): PageParts => ({
  file: 'account',
  title,
  values: {
    heading: escapeHtml(title),
    endpoint: active && `woocommerce-${active}`,
    footer_config: footer,
    account: `${navigation(visit, active)}<div class="woocommerce-MyAccount-content"><div class="woocommerce-notices-wrapper">${visit.session.takeNotices()}</div>${content}</div>`,
  },
});

/** A page of the account for everybody. */
export const openPage = (visit: Visit, endpoint: string, title: string, content: string, config = ''): PageParts => ({
  file: 'account',
  title,
  values: {
    heading: escapeHtml(title),
    endpoint,
    product_config: config,
    account: `<div class="woocommerce-notices-wrapper">${visit.session.takeNotices()}</div>${content}`,
  },
});
