import { build, type Plugin } from 'vite';
import { BANNER, SEPARATE_BUILD, TARGET } from './project.ts';
import { replacedJobs } from './replacedScriptFiles.ts';

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
