import { build, type Plugin } from 'vite';
import { BANNER, SEPARATE_BUILD, TARGET } from './project.ts';
import { replacedJobs } from './replacedScriptFiles.ts';

/** Ships `shop-widgets.classic.js`: one script without imports, for themes that can't use module tags. */
export function classicLoader(): Plugin {
  return {
    name: 'classic-loader',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        ...SEPARATE_BUILD,
        plugins: [replacedJobs()],
        build: {
          target: TARGET,
          write: false,
          copyPublicDir: false,
          modulePreload: false,
          lib: { entry: 'src/classic.ts', formats: ['iife'], name: 'classic' },
          rolldownOptions: { output: { minify: true } },
        },
      });
      const [output] = [built].flat();
      if (!output || !('output' in output)) throw new Error('The classic script was not built');
      const source = `${BANNER}\n${output.output[0].code}`;
      this.emitFile({ type: 'asset', fileName: 'shop-widgets.classic.js', source });
    },
  };
}
