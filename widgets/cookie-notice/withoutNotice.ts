import { loadMessages } from '../../src/core/messages';
import { reportError } from '../../src/core/report';
import { tNotice } from './messages';

const MESSAGE = 'sw-notice-missing';

/** Says beside a link that takes a choice back that this page has no notice to ask anew with; once. */
export async function sayMissing(link: Element): Promise<void> {
  reportError({
    where: 'cookie-notice',
    element: link,
    found: 'a link that takes the choice back, and no #cookie-notice on the page',
    consequence: 'The choice stays as it is.',
    advice: 'Have the page print the notice, also for visitors who have decided.',
  });
  await loadMessages();
  if (link.nextElementSibling?.classList.contains(MESSAGE)) return;
  const message = document.createElement('span');
  message.className = MESSAGE;
  message.setAttribute('role', 'alert');
  link.after(' ', message);
  message.textContent = tNotice('cookie-notice.missing');
}
