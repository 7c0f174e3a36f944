import { type Answer, found, newVisitor, type Visitor } from '../visitor';

/** A payment method of the provider's double. */
export const method = (kind: 'pays' | 'declined' | 'confirm' | 'expired' = 'pays', last4 = '4242'): string =>
  `pm_demo_${kind}_${last4}_1230_a1`;

/** A visitor of a shop that takes cards. */
export function payingVisitor(): Visitor {
  const visitor = newVisitor();
  visitor.cookies.set('demo_payments', 'on');
  return visitor;
}

/** Logs the demo's customer in. */
export async function logIn(visitor: Visitor): Promise<void> {
  const { text } = await visitor.get('/my-account/');
  await visitor.post('/my-account/', {
    username: 'ana@lipa.example',
    password: 'lipov-list-2026',
    login: 'Prijava',
    'woocommerce-login-nonce': found(text, /name="woocommerce-login-nonce" value="(\w+)"/),
  });
}

/** A setting that a page prints. */
export function printed(text: string, name: string): Record<string, unknown> {
  const value: unknown = JSON.parse(found(text, new RegExp(`var ${name} = (.*);`)) || 'null');
  if (typeof value !== 'object' || value === null) throw new Error(`The page prints no ${name}`);
  return { ...value };
}

export const bodyOf = ({ text }: Answer): Record<string, unknown> => JSON.parse(text);

/** Tells the shop how the shopper's bank decided, as the provider's script does. */
export const tellBank = (visitor: Visitor, id: string, status: string): Promise<Answer> =>
  visitor.send('/_demo/bank', { method: 'POST', body: JSON.stringify({ id, status }) });

/** Parts of the fragment that leads to the bank. */
export function fragmentOf(url: string): { kind: string; order: string; id: string; nonce: string } {
  const [, kind = '', order = '', secret = '', nonce = ''] =
    /#wcpay-confirm-(pi|si):(\d+):(\w+):(\w+)$/.exec(url) ?? [];
  return { kind, order, id: secret.split('_secret_')[0] ?? '', nonce };
}
