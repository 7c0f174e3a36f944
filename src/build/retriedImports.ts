import { type Plugin, Visitor } from 'vite';

const HELPER = `
function __importFile(load, file) {
  return globalThis[Symbol.for("shop-widgets.import")](load, new URL(file, import.meta.url).href);
}
`;

/**
 * Wraps each `import()` of a file of the bundle in `src/core/connection/importFile.ts`. Rolldown has no hook
 * `renderDynamicImport` (github.com/rolldown/rolldown/issues/4532), so the positions are those of the chunk's syntax tree.
 */
export function retriedImports(): Plugin {
  return {
    name: 'retried-imports',
    apply: 'build',
    renderChunk(code, _chunk, _options, { magicString }) {
      if (!magicString) throw new Error('retried-imports needs experimental.nativeMagicString');
      new Visitor({
        ImportExpression({ start, end, source }) {
          if (source.type !== 'Literal' || typeof source.value !== 'string' || !source.value.startsWith('.')) return;
          magicString.appendRight(start, '__importFile(() => ');
          magicString.appendLeft(end, `, ${JSON.stringify(source.value)})`);
        },
      }).visit(this.parse(code));
      return magicString.hasChanged() ? { code: magicString.append(HELPER) } : null;
    },
  };
}
