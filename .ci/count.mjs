// Prints «N passed, N failed» over the unit tests, the size budgets and the browser tests of the last run.
import { existsSync, readFileSync } from 'node:fs';

const read = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const total = { passed: 0, failed: 0, skipped: 0 };

for (const name of ['unit', 'sizes']) {
  const report = read(`test-results/${name}.json`);
  if (!report) {
    console.error(`${name}: no report; it did not run to its end`);
    total.failed += 1;
    continue;
  }
  total.passed += report.numPassedTests;
  total.failed += report.numFailedTests + (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0);
  total.skipped += report.numPendingTests;
}

const browser = read('test-results/browser.json');
if (browser) {
  total.passed += browser.stats.expected;
  total.failed += browser.stats.unexpected + browser.stats.flaky + browser.errors.length;
  total.skipped += browser.stats.skipped;
} else {
  console.error('browser: no report; it did not run to its end');
  total.failed += 1;
}

if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
