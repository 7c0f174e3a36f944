import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { version } from './project.ts';

function describeFile(output: Rolldown.OutputChunk | Rolldown.OutputAsset) {
  const bytes = Buffer.from(output.type === 'chunk' ? output.code : output.source);
  const entry = {
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    bytes: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    ...(output.type === 'chunk' && { imports: output.imports, dynamicImports: output.dynamicImports }),
  };
  return { bytes, entry };
}

/**
 * Writes `manifest.json`: each file that ships, with its integrity value, its bytes and its imports. The entry, which has the version,
 * ships under two names: its own, for tags that are written by hand, and `hashed`, whose content never changes. A page that was cached before an
 * update asks for the second with its integrity value, and gets it.
 */
export function shippedFiles(): Plugin {
  return {
    name: 'shipped-files',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.values(bundle)
        .filter(({ fileName }) => !fileName.endsWith('.map'))
        .flatMap(output => {
          const { bytes, entry } = describeFile(output);
          if (output.type !== 'chunk' || !output.isEntry) return [[output.fileName, entry] as const];
          const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
          // Plugins that minify scripts leave files of this ending alone.
          const hashed = output.fileName.replace(/\.js$/, `-${hash}.min.js`);
          writeFileSync(join(dir, hashed), bytes);
          return [[output.fileName, { ...entry, hashed, version }] as const, [hashed, entry] as const];
        })
        .sort(([a], [b]) => a.localeCompare(b));
      writeFileSync(join(dir, 'manifest.json'), `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`);
    },
  };
}
