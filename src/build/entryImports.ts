import type { Plugin } from 'vite';

/**
 * Names in the entry the chunks that its chunks import, such as that of the bundler's helpers: the browser asks for all of them in
 * one round trip.
 */
export function entryImports(): Plugin {
  return {
    name: 'entry-imports',
    apply: 'build',
    renderChunk(_code, { isEntry, imports }, _options, { chunks, magicString }) {
      if (!magicString) throw new Error('entry-imports needs experimental.nativeMagicString');
      const deeper = isEntry ? imports.flatMap(file => chunks[file]?.imports ?? []) : [];
      const unnamed = [...new Set(deeper)].filter(file => !imports.includes(file));
      if (unnamed.length === 0) return null;
      for (const file of unnamed) magicString.append(`import ${JSON.stringify(`./${file}`)};\n`);
      return { code: magicString };
    },
  };
}
