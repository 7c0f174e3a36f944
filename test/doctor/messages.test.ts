import { describe, expect, it } from 'vitest';
import { en, tReport } from '../../src/doctor/messages';
import { en as panelEn, tPanel } from '../../src/doctor/panel/messages';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('the texts of the report', () => {
  const both = [
    ...Object.entries(en).map(([key, english]) => ({
      key,
      english,
      slovenian: Reflect.apply(tReport, undefined, [key]),
    })),
    ...Object.entries(panelEn).map(([key, english]) => ({
      key,
      english,
      slovenian: Reflect.apply(tPanel, undefined, [key]),
    })),
  ];

  it('have the same placeholders in both languages, no HTML, and keys of their own', () => {
    for (const { key, english, slovenian } of both) {
      expect([key, placeholders(slovenian)]).toEqual([key, placeholders(String(english))]);
      expect(slovenian).not.toBe(english);
    }
    expect(JSON.stringify(both)).not.toMatch(/<|&\w+;/);
    expect(new Set(both.map(({ key }) => key)).size).toBe(both.length);
  });
});
