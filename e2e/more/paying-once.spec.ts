import { notice } from '../pages/checkout';
import { chooseAddress, openSheet, PLACES, pressPay, storeCalls, walletButton } from '../pages/wallets';
import { expect, test } from '../support/fixtures';

/** Answers of the order that do not tell whether it was taken. */
const UNCLEAR = {
  'a page of an error': { kind: 'html', status: 500 },
  'half an answer': { kind: 'truncated' },
  'no answer': { kind: 'cut' },
} as const;

for (const [place, open] of Object.entries(PLACES)) {
  for (const [what, fault] of Object.entries(UNCLEAR)) {
    test(`wallet, ${place}: ${what} offers no second payment`, async ({ page, shop, consoleLines }) => {
      await open(page, shop);
      await expect(walletButton(page, 'Google Pay')).toBeVisible();
      await openSheet(page);
      if (place !== 'order') await chooseAddress(page, 'ana');
      shop.faults.set('store-api/checkout', fault);
      await pressPay(page);
      await expect(notice(page).filter({ hasText: 'Hvala' })).toHaveCount(1);
      await expect(walletButton(page, 'Google Pay')).toHaveCount(0);
      await expect(page.locator('#place_order').filter({ visible: true })).toHaveCount(0);
      expect(storeCalls(shop, 'checkout')).toBe(1);
      await expect.poll(() => consoleLines.take(/a payment with a wallet failed/)).toBe(1);
      consoleLines.allow(/Failed to load resource/);
    });
  }
}
