import type { ReactNode } from 'react';
import { unblock } from '../../src/core/block';
import { isStopped, listenDom } from '../../src/core/bus/dom';
import { adopt } from '../../src/hydrate';
import { OrderForm } from './Checkout';
import { blockForm } from './controller';
import type { Parts } from './parts';
import type { PayingStore } from './paying';

/** The form that pays for an order; it is posted with a page load. Source: contract 20. */
export function PayForm({ form, paying }: { form: HTMLFormElement; paying: PayingStore }): ReactNode {
  return (
    <>
      {adopt(form, {})}
      <OrderForm form={form} paying={paying} />
    </>
  );
}

/** Begins the work on such a form. */
export function startPayForm(form: HTMLFormElement, paying: PayingStore, parts: Parts, signal: AbortSignal): void {
  parts.start(signal);
  paying.start(signal);
  // The last to hear it: scripts of payment methods stop it to do their own work first.
  listenDom(window, 'submit', (submitted, event) => submitted === form && !isStopped(event) && blockForm(form), signal);
  addEventListener('pageshow', ({ persisted }) => persisted && unblock(form), { signal });
  paying.renew();
}
