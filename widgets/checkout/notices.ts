import { parseFragment } from '../../src/core/html';

/** Groups of notices inside the form. Source: contract 18.3, 18.4. */
export const REVIEW_GROUP = 'woocommerce-NoticeGroup-updateOrderReview';
export const ORDER_GROUP = 'woocommerce-NoticeGroup-checkout';

const NOTICES = '.woocommerce-error, .woocommerce-message, .is-error, .is-success';
/** All that the shop answers with. */
export const ANSWERS = `${NOTICES}, .woocommerce-info, .is-info`;

/** Takes all notices of errors and successes off the page. Source: contract 18.4. */
export function dropNotices(): void {
  for (const notice of document.querySelectorAll(`.${REVIEW_GROUP}, .${ORDER_GROUP}, ${NOTICES}`)) notice.remove();
}

/** A group with notices of the shop. */
export function noticeGroup(name: string, content: string | Node): HTMLElement {
  const group = document.createElement('div');
  group.className = `woocommerce-NoticeGroup ${name}`;
  group.append(typeof content === 'string' ? parseFragment(content) : content);
  return group;
}
