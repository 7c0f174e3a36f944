import { escapeHtml } from './html';

/** Error notice with one line per message (plain text). */
export const errorNotice = (messages: string[]): string =>
  `<ul class="woocommerce-error" role="alert">${messages.map(message => `<li>${escapeHtml(message)}</li>`).join('')}</ul>`;

/**
 * Success notice.
 *
 * @param message Plain text.
 * @param link HTML of a link to the right of the text.
 */
export const successNotice = (message: string, link = ''): string =>
  `<div class="woocommerce-message" role="alert">${escapeHtml(message)}${link && ` ${link}`}</div>`;
