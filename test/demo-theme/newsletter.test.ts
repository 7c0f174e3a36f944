// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createDemoShop } from '../../demo-theme/index';

const shop = createDemoShop();
const FIELDS = {
  EMAIL: 'ana@lipa.si',
  AGREE_TO_TERMS: '1',
  'NOTICES[sms]': '1',
  _mc4wp_honeypot: '',
  _mc4wp_timestamp: '1',
  _mc4wp_form_id: '12',
  _mc4wp_form_element_id: 'mc4wp-form-1',
};

async function post(fields: Record<string, string>, path = '/novice/'): Promise<string> {
  const body = new URLSearchParams({ ...FIELDS, ...fields });
  const answer = await shop.handle(new Request(`http://lipa.example${path}`, { method: 'POST', body }));
  return answer.text();
}
const submitted = (html: string): unknown =>
  JSON.parse(/mc4wp_submitted_form = (.*);<\/script>/.exec(html)?.[1] ?? 'null');

describe('the newsletter', () => {
  it('answers a post on the page that it came from', async () => {
    const html = await post({});
    expect(html).toContain('mc4wp-form-12 mc4wp-form-submitted mc4wp-form-success');
    expect(submitted(html)).toEqual({
      id: 12,
      event: 'subscribed',
      data: { EMAIL: 'ana@lipa.si', AGREE_TO_TERMS: '1', NOTICES: { sms: '1' } },
      element_id: 'mc4wp-form-1',
      auto_scroll: true,
    });
  });

  it.each([
    [{ EMAIL: 'ana' }, 'invalid_email'],
    [{ EMAIL: `${'a'.repeat(10_000)}@lipa.si` }, 'invalid_email'],
    [{ AGREE_TO_TERMS: '' }, 'required_field_missing'],
    [{ _mc4wp_honeypot: 'x' }, 'spam'],
    [{ _mc4wp_timestamp: String(Math.floor(Date.now() / 1000) + 60) }, 'spam'],
  ])('refuses %o', async (fields, code) => {
    expect(submitted(await post(fields))).toMatchObject({ event: 'error', errors: [code] });
  });

  it('prints what was posted as text', async () => {
    const html = await post({ EMAIL: '</script><b>' });
    expect(html).not.toContain('</script><b>');
    expect(submitted(html)).toMatchObject({ data: { EMAIL: '</script><b>' } });
  });

  it('is no answer without a post', async () => {
    const html = await (await shop.handle(new Request('http://lipa.example/novice/'))).text();
    expect(html).not.toContain('mc4wp_submitted_form');
    expect(html.match(/<form id="mc4wp-form-/g)).toHaveLength(2);
  });
});
