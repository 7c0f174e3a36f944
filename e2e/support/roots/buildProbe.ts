import { join } from 'node:path';
import { build } from 'vite';

/** Builds the probe for the browser, without the code of the widgets. */
export async function buildProbe(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'probe.ts'), formats: ['iife'], name: 'probe', fileName: 'probe' },
      rolldownOptions: { external: ['./index', './tableCart'] },
    },
  });
  const [output] = [built].flat().flatMap(one => ('output' in one ? one.output : []));
  if (output?.type !== 'chunk') throw new Error('the probe was not built');
  return output.code;
}
