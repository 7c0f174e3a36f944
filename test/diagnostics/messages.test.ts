import { describe, expect, it } from 'vitest';
import { en, tReport } from '../../src/diagnostics/messages';
import { en as panelEn, tPanel } from '../../src/diagnostics/panel/messages';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('the texts of the report', () => {
  it.each([
    [en, tReport],
    [panelEn, tPanel],
  ])('have the same placeholders in both languages, and no HTML', (texts, translate) => {
    for (const [key, english] of Object.entries(texts)) {
      const slovenian = String(Reflect.apply(translate, undefined, [key]));
      expect([key, placeholders(slovenian)]).toEqual([key, placeholders(english)]);
      expect(slovenian).not.toBe(english);
      expect(slovenian + english).not.toMatch(/<|&\w+;/);
    }
  });
});
