/**
 * Mutation testing of the rules, `npm run mutate`: changes each of them in many ways, and counts the changes that its own unit
 * tests notice. `npm run mutate -- --mutate src/core/money.ts` looks at one file.
 */
export default {
  testRunner: 'vitest',
  mutate: [
    'src/core/{decimal,money}.ts',
    'src/core/calls/**/*.ts',
    'widgets/bundle/{evaluation,pricing,quantities,readiness,terms}.ts',
    'widgets/variation-form/{quantityLimits,readVariations,variationIndex}.ts',
    'widgets/product-table/price/*.ts',
    'widgets/product-table/quantity/{quantityLimits,readQuantity}.ts',
    'widgets/product-table/instant/{instantSearch,sortParams}.ts',
    'widgets/card-payment/makePayment.ts',
    'widgets/express-checkout/{outcome,pricing}.ts',
    'widgets/pay-later/{cartTotal,prices}.ts',
  ],
  testFiles: [
    'test/core/{decimal,money}.test.ts',
    'test/core/calls/**/*.test.ts',
    'test/widgets/{bundle,variation-form,card-payment,express-checkout,pay-later}/**/*.test.ts',
    'test/widgets/product-table/{price,quantity,instant}/**/*.test.ts',
  ],
  coverageAnalysis: 'perTest',
  // Unit tests share the modules that they load: what a module computes as it loads can not be changed from test to test.
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine is no endless loop.
  timeoutMS: 20_000,
  thresholds: { high: 90, low: 85, break: 85 },
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: 'test-results/mutation',
  ignorePatterns: ['dist', 'dist-demo', 'bench-results', 'test-results', 'e2e'],
  // It would be rewritten by an API that TypeScript 7 does not have, and nothing in it has to change.
  tsconfigFile: 'none',
};
