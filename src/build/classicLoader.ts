import { build, type Plugin } from 'vite';
import { BANNER, SEPARATE_BUILD, TARGET } from './project.ts';
import { replacedJobs } from './replacedScriptFiles.ts';

/**
 * Ships the scripts that are no modules, each in one file without imports: `shop-widgets.classic.js` for themes that can't use module tags,
 * and `shop-widgets.early.js` for the page's head.
 */
export function classicLoader(): Plugin {
  return {
    name: 'classic-loader',
    apply: 'build',
    async generateBundle() {
      for (const name of ['classic', 'early']) this.emitFile({ type: 'asset', ...(await buildScript(name)) });
    },
  };
}

async function buildScript(name: string): Promise<{ fileName: string; source: string }> {
  const built = await build({
    ...SEPARATE_BUILD,
    plugins: [replacedJobs()],
    build: {
      target: TARGET,
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      lib: { entry: `src/${name}.ts`, formats: ['iife'], name },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`src/${name}.ts was not built`);
  return { fileName: `shop-widgets.${name}.js`, source: `${BANNER}\n${output.output[0].code}` };
}
