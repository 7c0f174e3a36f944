// Prints «N passed, N failed» over the unit tests, the size budgets, the browser tests, those with late chunks, and the engines of
// the last run.
import { existsSync, readFileSync } from 'node:fs';

const ofVitest = ({ numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests }) => ({
  passed: numPassedTests,
  // A file that could not be loaded has no tests.
  failed: numFailedTests || Number(numFailedTestSuites > 0),
  skipped: numPendingTests,
});
const ofPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});
const RUNNERS = {
  unit: ofVitest,
  sizes: ofVitest,
  browser: ofPlaywright,
  slow: ofPlaywright,
  engines: counts => counts,
};

const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, countsOf] of Object.entries(RUNNERS)) {
  const file = `test-results/${name}.json`;
  if (!existsSync(file)) {
    console.error(`${name}: no report; it did not run to its end`);
    total.failed += 1;
    continue;
  }
  const counts = countsOf(JSON.parse(readFileSync(file, 'utf8')));
  for (const state of Object.keys(total)) total[state] += counts[state];
}

if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
