import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEmail } from '../../../widgets/checkout/validation';

it.each([
  'ana@primer.si',
  'ana.novak+trgovina@pošta.primer.si',
  'žiga@primer.si',
  '"ana novak"@primer.si',
  "o'neill@primer.co.uk",
  '用户@例子.公司',
  'a@b-c.d2',
])('an e-mail address may be %s', value => expect(isEmail(value)).toBe(true));

it.each([
  '',
  'ana',
  'ana@',
  '@primer.si',
  'ana@primer',
  'ana@primer.',
  'ana@.si',
  'ana@-primer.si',
  'ana..novak@primer.si',
  '.ana@primer.si',
  'ana novak@primer.si',
  'ana@pri mer.si',
  'ana@primer.si, bojan@primer.si',
  `ana@${'a'.repeat(64)}.si`,
])('an e-mail address is not “%s”', value => expect(isEmail(value)).toBe(false));

it('an e-mail address takes 10,000 characters of any kind without a long wait', () => {
  const part = fc.constantFrom('a', '.', '@', '-', '"', ' ', 'ž', '\\');
  const long = fc.array(part, { minLength: 10_000, maxLength: 10_000 }).map(parts => parts.join(''));
  fc.assert(
    fc.property(long, value => {
      expect(typeof isEmail(value)).toBe('boolean');
    }),
    { numRuns: 20 },
  );
});
