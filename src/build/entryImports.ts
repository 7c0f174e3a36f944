import type { Plugin } from 'vite';

/** The browser then asks for the chunks that the entry's chunks import in the same round trip. */
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
