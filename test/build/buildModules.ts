import { type BuildOptions, build, type Plugin, type Rolldown } from 'vite';

function virtualModules(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'virtual-modules',
    resolveId: id => {
      const name = id.slice(id.lastIndexOf('/') + 1);
      return name in modules ? `\0module/${name}` : undefined;
    },
    load: id => modules[id.replace('\0module/', '')],
  };
}

const ENTRY = { entry: 'entry', formats: ['es'], fileName: 'entry' } satisfies BuildOptions['lib'];

/**
 * Builds modules that are given as text, without writing files.
 * @param modules code by name; `entry` is the entry, each other module is a chunk of its own
 * @returns the files of the bundle
 */
export async function buildModules(
  plugins: readonly Plugin[],
  modules: Readonly<Record<string, string>>,
): Promise<Rolldown.RolldownOutput['output']> {
  const [built] = [
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [...plugins, virtualModules(modules)],
      build: {
        write: false,
        minify: false,
        modulePreload: false,
        lib: ENTRY,
        rolldownOptions: {
          experimental: { nativeMagicString: true },
          output: {
            chunkFileNames: 'chunks/[name].js',
            codeSplitting: { groups: [{ name: id => (id.endsWith('/entry') ? null : (id.split('/').pop() ?? null)) }] },
          },
        },
      },
    }),
  ].flat();
  if (!built || !('output' in built)) throw new Error('Nothing was built');
  return built.output;
}

/** Returns the code of a chunk, or the text of another file. */
export function codeOf(output: Rolldown.RolldownOutput['output'], fileName: string): string {
  const file = output.find(one => one.fileName === fileName);
  if (!file) throw new Error(`${fileName} is not among ${output.map(one => one.fileName).join(', ')}`);
  return file.type === 'chunk' ? file.code : new TextDecoder().decode(Buffer.from(file.source));
}

/** Returns the code of all chunks. */
export const allCode = (output: Rolldown.RolldownOutput['output']): string =>
  output.flatMap(file => (file.type === 'chunk' ? file.code : [])).join('\n');

/** Builds a module and writes the files. */
export const writeEntry = (plugin: Plugin, options: BuildOptions) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin, virtualModules({ entry: 'export const one = 1;' })],
    build: { ...options, lib: ENTRY },
  });
