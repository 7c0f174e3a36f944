/** Leaves texts for developers as they are: no test checks the words of errors and reports. */
const developerTexts = {
  shouldIgnore({ node, parent, key, listKey }) {
    if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return undefined;
    const isOfError =
      parent.type === 'NewExpression' &&
      listKey === 'arguments' &&
      key === 0 &&
      /^(?:Call)?Error$/.test(parent.callee.name);
    const isOfReport =
      parent.type === 'ObjectProperty' && key === 'value' && /^(?:found|consequence|advice)$/.test(parent.key.name);
    return isOfError || isOfReport ? 'a text for developers' : undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'developer-texts', value: developerTexts }];

/**
 * Mutation testing of the rules, `npm run mutate`: changes each of them in many ways, and counts the changes that its own unit
 * tests notice. `npm run mutate -- --mutate src/core/money.ts` looks at one file.
 */
export default {
  testRunner: 'vitest',
  mutate: [
    'src/core/{decimal,money,quantity}.ts',
    'src/core/calls/**/*.ts',
    'widgets/bundle/{evaluation,pricing,quantities,readiness,terms}.ts',
    'widgets/variation-form/{readVariations,variationIndex}.ts',
    'widgets/product-table/table/price/*.ts',
    'widgets/product-table/table/rows/quantity.ts',
    'widgets/product-table/features/instant/{instantSearch,sortParams}.ts',
    'widgets/card-payment/makePayment.ts',
    'widgets/express-checkout/{outcome,phases,pricing}.ts',
    'widgets/pay-later/prices.ts',
  ],
  testFiles: [
    'test/core/{decimal,money,quantity}.test.ts',
    'test/core/calls/**/*.test.ts',
    'test/behaviours/services/analytics.test.ts',
    'test/widgets/{bundle,variation-form,card-payment,express-checkout,pay-later}/**/*.test.ts',
    'test/widgets/product-table/table/{price,quantity}/**/*.test.ts',
    'test/widgets/product-table/features/instant/**/*.test.ts',
  ],
  plugins: ['@stryker-mutator/vitest-runner', './test/stryker.config.mjs'],
  ignorers: ['developer-texts'],
  // Needs vitest's `isolate`, which `vite.config.ts` turns on for it: files that share modules hide changes that tests notice.
  coverageAnalysis: 'perTest',
  // Mutants of code that runs on import would need all tests.
  ignoreStatic: true,
  concurrency: 2,
  // Long: slow tests on a busy machine must not count as endless loops.
  timeoutMS: 20_000,
  thresholds: { high: 90, low: 85, break: 85 },
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: 'test-results/mutation',
  ignorePatterns: ['dist', 'dist-demo', 'bench-results', 'test-results', 'e2e'],
  // Stryker would rewrite the file by an API that TypeScript 7 does not have; nothing in it has to change.
  tsconfigFile: 'none',
};
