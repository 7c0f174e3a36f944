import { encodeForm, type FormFields } from '../calls/form';
import { request } from '../calls/request';
import { parseJson, text } from '../guards';
import { providerText, walletSettings } from './settings';

/** The plugin asks the provider before it answers, which takes its time, ms. */
const TIMEOUT = 120_000;

/** Returns the address of the plugin's actions: its own setting, that of the wallets, else the site's. */
const ajaxUrl = (): string => providerText('ajaxUrl') || text(walletSettings().ajax_url) || '/wp-admin/admin-ajax.php';

/** Leaves out `null` and `undefined`; also reads an answer that is a text in JSON. */
export async function callProvider(action: string, fields: FormFields): Promise<unknown> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
  const sent = { action, ...given };
  const { data } = await request(ajaxUrl(), { body: encodeForm(sent), fields: sent, isAjax: true, timeout: TIMEOUT });
  const parsed = typeof data === 'string' ? parseJson(data) : undefined;
  return parsed === undefined ? data : parsed;
}
