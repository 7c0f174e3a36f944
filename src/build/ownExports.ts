import { type Plugin, Visitor } from 'vite';

const RUNTIME = '\0rolldown/runtime.js';

/**
 * Makes the bundler's helper for `import()`, `__exportAll`, go through an object's own keys only. It fails on pages where an old
 * script has put a key on `Object.prototype`. The bundler offers its runtime's syntax tree to plugins in the chunk alone.
 */
export function ownExports(): Plugin {
  return {
    name: 'own-exports',
    apply: 'build',
    renderChunk(code, { moduleIds }, _options, { magicString }) {
      if (!moduleIds.includes(RUNTIME)) return null;
      if (!magicString) throw new Error('own-exports needs experimental.nativeMagicString');
      let isHelper = false;
      new Visitor({
        VariableDeclarator({ id }) {
          if (id.type === 'Identifier' && id.name === '__exportAll') isHelper = true;
        },
        'VariableDeclarator:exit'({ id }) {
          if (id.type === 'Identifier' && id.name === '__exportAll') isHelper = false;
        },
        ForInStatement({ left, right }) {
          if (!isHelper) return;
          magicString.overwrite(left.end, right.start, ' of Object.keys(');
          magicString.appendLeft(right.end, ')');
        },
      }).visit(this.parse(code));
      if (code.includes('__exportAll') && !magicString.hasChanged())
        this.error('The helper __exportAll has another form');
      return magicString.hasChanged() ? { code: magicString } : null;
    },
  };
}
