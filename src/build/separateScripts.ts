import { build, type Plugin } from 'vite';
import { replacedScripts } from '../loader/replaced.ts';
import { jobsOf, writeJobs } from '../replace/jobs.ts';
import { BANNER, SEPARATE_BUILD, TARGET } from './project.ts';

/** Scripts without imports, each of its own entry. The guard is read by browsers that are too old for the bundle. */
const SCRIPTS = [
  { fileName: 'shop-widgets.classic.js', entry: 'src/classic.ts', target: TARGET, banner: `${BANNER}\n` },
  { fileName: 'shop-widgets.early.js', entry: 'src/early.ts', target: TARGET, banner: `${BANNER}\n` },
  { fileName: 'shop-widgets.guard.js', entry: 'src/guard.ts', target: 'es2015', banner: '' },
];

/** Ships the loader for themes that can't use module tags, the stand-ins for a page's head, and the guard that the WordPress plugin prints. */
export function separateScripts(): Plugin {
  return {
    name: 'separate-scripts',
    apply: 'build',
    async generateBundle() {
      for (const { fileName, entry, target, banner } of SCRIPTS) {
        const built = await build({
          ...SEPARATE_BUILD,
          plugins: [replacedJobs()],
          build: {
            target,
            write: false,
            copyPublicDir: false,
            modulePreload: false,
            lib: { entry, formats: ['iife'], name: 'classic' },
            rolldownOptions: { output: { minify: true } },
          },
        });
        const [output] = [built].flat();
        if (!output || !('output' in output)) throw new Error(`${fileName} was not built`);
        this.emitFile({ type: 'asset', fileName, source: `${banner}${output.output[0].code}` });
      }
    },
  };
}

const JOBS = 'virtual:replaced-jobs';

/** Exports the shop's scripts sorted by their job from `virtual:replaced-jobs`: the classic script has no room to sort them. */
export function replacedJobs(): Plugin {
  return {
    name: 'replaced-jobs',
    resolveId: id => (id === JOBS ? `\0${JOBS}` : undefined),
    load: id =>
      id === `\0${JOBS}` ? `export default ${JSON.stringify(writeJobs(jobsOf(replacedScripts)))};` : undefined,
  };
}

/** Ships `replaced.json`: which scripts of the shop are replaced by which widgets, for tools that take them off the page. */
export function replacedList(): Plugin {
  return {
    name: 'replaced-list',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify(replacedScripts, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'replaced.json', source });
    },
  };
}
