import { expect, it } from 'vitest';
import { en, tReport } from '../../src/diagnostics/messages';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

it('the texts of the report have the same placeholders in both languages, and no HTML', () => {
  for (const [key, english] of Object.entries(en)) {
    const slovenian = String(Reflect.apply(tReport, undefined, [key]));
    expect([key, placeholders(slovenian)]).toEqual([key, placeholders(english)]);
    expect(slovenian).not.toBe(english);
    expect(slovenian + english).not.toMatch(/<|&\w+;/);
  }
});
