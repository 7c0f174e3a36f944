import { redirect } from '../answers';
import type { PageParts } from '../pageAnswer';
import type { Visit } from '../visit';
import { addressPage, dashboardPage, editAccountPage } from './detailPages';
import { addMethodPage, changeMethod, methodsPage } from './paymentPages';
import { lostPasswordPage, signInPage } from './signIn';

/** Pages below `/my-account/`; undefined for an address that is none. */
export function accountRoutes(visit: Visit): PageParts | Response | undefined {
  const [, endpoint = '', value] = /^\/my-account\/(?:([\w-]+)\/)?(?:([\w-]+)\/)?$/.exec(visit.url.pathname) ?? [];
  const { customer } = visit.session;
  if (endpoint === 'lost-password') return lostPasswordPage(visit);
  if (!customer) return signInPage(visit);
  switch (endpoint) {
    case '':
      return dashboardPage(visit, customer);
    case 'edit-account':
      return editAccountPage(visit, customer);
    case 'edit-address':
      return addressPage(visit, customer, value);
    case 'payment-methods':
      return methodsPage(visit, customer);
    case 'add-payment-method':
      return addMethodPage(visit, customer);
    case 'delete-payment-method':
      return changeMethod(visit, customer, 'delete', Number(value));
    case 'set-default-payment-method':
      return changeMethod(visit, customer, 'default', Number(value));
    case 'customer-logout':
      visit.session.customer = undefined;
      return redirect('/my-account/');
    default:
      return undefined;
  }
}
