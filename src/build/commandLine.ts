import { chmodSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { NOTICES, root, SEPARATE_BUILD, TARGET } from './project.ts';

/** Ships `cli/`: the command `shop-widgets` for Node.js, and the script by which it measures a page. */
export function commandLine(): Plugin {
  let outDir = '';
  return {
    name: 'command-line',
    apply: 'build',
    configResolved: config => {
      outDir = resolve(root, config.build.outDir, 'cli');
    },
    async closeBundle() {
      // Its packages are bundled, so that those who install this package for browsers get none for the command.
      const command = { outDir, ssr: 'src/cli/main.ts', target: 'node20', license: { fileName: NOTICES } };
      await build({ ...SEPARATE_BUILD, ssr: { noExternal: true }, build: command });
      // npm makes it executable only where it links it: a build after that would take it away.
      chmodSync(join(outDir, 'main.js'), 0o755);
      const entry = 'src/cli/page/page.ts';
      const lib = { entry, formats: ['iife' as const], name: 'page', fileName: () => 'page.js' };
      await build({ ...SEPARATE_BUILD, build: { outDir, emptyOutDir: false, target: TARGET, lib } });
    },
  };
}
