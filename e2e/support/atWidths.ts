import { test } from './fixtures';

/** Declares a test at the width of a phone and at that of a laptop. */
export function testAtWidths(title: string, body: Parameters<typeof test>[2]): void {
  for (const width of [390, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });
      test(title, body);
    });
  }
}
