import { reportOf, statesOf } from '../pages/report';
import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test as captured } from '../support/capturedShop';
import { changePage } from '../support/changePage';
import { expect, gotoMounted, test } from '../support/fixtures';
import { VARIABLE } from '../support/shopper';

test('a policy that refuses the styles is told', async ({ page, shop, consoleLines }) => {
  const policy = { 'content-security-policy': "style-src 'self'; style-src-elem 'none'" };
  await changePage(page, `${shop.url}${VARIABLE}`, String, headers => ({ ...headers, ...policy }));
  await gotoMounted(page, shop.url + VARIABLE, 'form.variations_form');
  const { problems } = await reportOf(page);
  expect(problems).toEqual([
    expect.objectContaining({ where: 'styles', level: 'error' }),
    expect.objectContaining({ where: 'security-policy', fix: "V style-src-elem dovolite 'self'." }),
  ]);
  consoleLines.allow(/Content Security Policy/);
});

captured.describe('a recorded product page', () => {
  captured.skip(!hasCaptures, NO_CAPTURES);

  captured('has nothing wrong', async ({ page, open }) => {
    await open('product-variable');
    await expect
      .poll(async () => statesOf(await reportOf(page)))
      .toMatchObject({
        'variation-form': 'awake',
        'product-gallery': 'awake',
        'product-tabs': 'awake',
        menu: 'asleep',
        'add-to-cart': 'asleep',
      });
    const { scripts, settings, problems, widgets } = await reportOf(page);
    expect({ scripts, settings, problems }).toEqual({ scripts: [], settings: [], problems: [] });
    expect(widgets.filter(({ state }) => state === 'plain')).toEqual([]);
    expect(widgets.map(({ label }) => label)).not.toContainEqual(expect.stringContaining('[object'));
  });
});
