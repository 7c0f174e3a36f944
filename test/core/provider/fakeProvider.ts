import { vi } from 'vitest';
import {
  type Provider,
  type ProviderAccount,
  providerOf,
  waitForProvider,
} from '../../../src/core/provider/waitForProvider';

/** Puts a provider's script on the page that has these functions, until `Stripe` is taken away. */
export function putProvider(functions: object): ReturnType<typeof vi.fn> {
  const construct = vi.fn(() => functions);
  Reflect.set(window, 'Stripe', construct);
  return construct;
}

/** Takes the provider's script from the page. */
export const dropProvider = () => Reflect.deleteProperty(window, 'Stripe');

/** The provider's object with these functions. */
export async function fakeProvider(
  functions: object,
  account: ProviderAccount = { publishableKey: 'pk' },
): Promise<Provider> {
  putProvider(functions);
  return providerOf(await waitForProvider(new AbortController().signal), account);
}
