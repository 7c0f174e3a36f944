import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { codeSplittingGroups } from './src/build/chunks.ts';
import { commandLine } from './src/build/commandLine.ts';
import { entryImports } from './src/build/entryImports.ts';
import { ownExports } from './src/build/ownExports.ts';
import { BANNER, NOTICES, root, TARGET } from './src/build/project.ts';
import { replacedJobs, replacedList } from './src/build/replacedScriptFiles.ts';
import { retriedImports } from './src/build/retriedImports.ts';
import { separateScripts } from './src/build/separateScripts.ts';
import { shippedFiles } from './src/build/shippedFiles.ts';
import { widgetStyles } from './src/build/widgetStyles.ts';

export default defineConfig(({ command }) => ({
  // The minified copy has shorter names for private properties.
  resolve: { alias: { photoswipe: join(root, 'node_modules/photoswipe/dist/photoswipe.esm.min.js') } },
  plugins: [
    widgetStyles(),
    ownExports(),
    entryImports(),
    retriedImports(),
    replacedJobs(),
    separateScripts(),
    replacedList(),
    shippedFiles(),
    commandLine(),
  ],
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    target: TARGET,
    sourcemap: true,
    modulePreload: false,
    license: { fileName: NOTICES },
    lib: { entry: 'src/shop-widgets.ts', formats: ['es'], fileName: 'shop-widgets' },
    rolldownOptions: {
      experimental: { nativeMagicString: true },
      output: {
        chunkFileNames: 'chunks/[name]-[hash].js',
        // Vite's own setting leaves the white space of a library's modules.
        minify: true,
        // Annotations are of use to bundlers only.
        comments: { legal: true, annotation: false, jsdoc: false },
        postBanner: ({ isEntry }) => (isEntry ? BANNER : ''),
        codeSplitting: { groups: codeSplittingGroups() },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        // Mutation testing runs in a copy of the project, whose packages are those of the project itself.
        server: { fs: { strict: false } },
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/sizes/**'],
          pool: 'threads',
          // By default one core stays idle: of two cores that is half the machine.
          maxWorkers: '100%',
          // Mutation testing needs each file to load its modules anew.
          isolate: 'STRYKER_MUTATOR_WORKER' in process.env,
          setupFiles: ['test/setup.ts'],
          // The tests do not measure how fast the machine is.
          testTimeout: 60_000,
          // Plugins of the page extend jQuery, and it counts calls: each page has its own copy.
          server: { deps: { inline: ['jquery', 'jquery4'] } },
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        // These tests start commands and pack the build.
        test: { name: 'sizes', environment: 'node', include: ['test/sizes/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
}));
