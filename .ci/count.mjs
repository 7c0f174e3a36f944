// Names what failed in the unit tests, the size budgets, the browser tests, the recorded pages, and the engines of the last run, and prints «N passed, N failed» over all of them.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const ofVitest = ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter(test => test.status === 'failed');
    // A file that could not be loaded has no tests.
    if (status === 'failed' && tests.length === 0) return [{ title: name, why: message }];
    return tests.map(({ fullName, failureMessages }) => ({ title: `${name} ${fullName}`, why: failureMessages[0] }));
  });
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, failures.length),
    skipped: numPendingTests,
    failures,
  };
};

const specsOf = suite => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

const ofPlaywright = ({ stats, suites, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
  failures: [
    ...suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => ({
          title: `${file}:${line} ${title}`,
          why: results.map(({ errors }) => errors.map(({ message }) => message).join('\n')).join('\n'),
        })),
    ),
    ...errors.map(({ message }) => ({ title: 'outside of a test', why: message })),
  ],
});

const RUNNERS = {
  unit: ofVitest,
  sizes: ofVitest,
  browser: ofPlaywright,
  recorded: ofPlaywright,
  engines: counts => counts,
};

const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, countsOf] of Object.entries(RUNNERS)) {
  const file = `test-results/${name}.json`;
  if (!existsSync(file)) {
    console.log(`${name}: no report; it did not run to its end`);
    total.failed += 1;
    continue;
  }
  const { failures, ...counts } = countsOf(JSON.parse(readFileSync(file, 'utf8')));
  for (const state of Object.keys(total)) total[state] += counts[state];
  for (const { title, why = '' } of failures) {
    const lines = stripVTControlCharacters(why)
      .split('\n')
      .filter(line => line.trim())
      .slice(0, 12);
    console.log([`FAILED ${name}: ${title}`, ...lines].join('\n  '));
  }
}

if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
