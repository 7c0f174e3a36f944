import type { Add } from './figures';
import { type Lab, SLOWDOWN, type Tab } from './lab';
import { COLD, timeToFrame, WARM } from './menu';

const LINK = '.cn-revoke-inline';
const NOTICE = '.cookie-notice-container';
const REFUSE = '#cn-refuse-cookie';

/** How long the question takes to open for who has decided and presses the link in the page, the first time and again. */
export async function consent(lab: Lab, add: Add): Promise<void> {
  const runs = await lab.eachRun(tab => askTwice(lab, tab));
  const of = (at: 0 | 1) => runs.map(run => run[at]);
  add('choice of cookies, asked anew, cold', 'ms', of(0), COLD);
  add('choice of cookies, asked anew, warm', 'ms', of(1), WARM);
}

async function askTwice(lab: Lab, { page, context, slowDown }: Tab) {
  await context.addCookies([{ name: 'cookie_notice_accepted', value: 'true', url: lab.url }]);
  await page.goto(`${lab.url}/shop/?notice=manual&jquery=none`, { waitUntil: 'networkidle' });
  await slowDown(SLOWDOWN);
  const cold = await timeToFrame(page, LINK, NOTICE);
  await page.click(REFUSE);
  await page.locator(NOTICE).waitFor({ state: 'hidden' });
  return [cold, await timeToFrame(page, LINK, NOTICE)] as const;
}
