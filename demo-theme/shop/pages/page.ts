import type { CallName } from '../faults';
import type { PageParts } from '../pageAnswer';
import type { Visit } from '../visit';

/** A page, a redirect, or nothing for an address that is no page. */
export type PageResult = PageParts | Response | undefined;

/** A page of the shop, with all that is looked for by its name. */
export interface ShopPage {
  /** The path of its address; groups are handed to `answer`. */
  readonly path: RegExp;
  /** Calls of this page that can be made to fail, besides `page` and those of every page. */
  readonly calls: readonly CallName[];
  /** Carries out a form post or link of the page's own, and returns the next address. */
  readonly change?: (visit: Visit) => Response | undefined;
  /** Answers a request, after its form post took effect. */
  readonly answer: (visit: Visit, ...groups: readonly (string | undefined)[]) => PageResult;
}
