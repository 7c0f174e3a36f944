// @vitest-environment node
import { expect, it } from 'vitest';
import { filesIn, readSource } from './sources';

/** Returns a pattern for each of the names in braces. */
function spread(glob: string): string[] {
  const [braces, names = ''] = /\{([^}]*)\}/.exec(glob) ?? [];
  return braces ? names.split(',').flatMap(name => spread(glob.replace(braces, name))) : [glob];
}

/** Returns what matches the paths of a pattern without braces. */
const matcher = (glob: string): RegExp =>
  new RegExp(`^${glob.replaceAll('.', '\\.').replace(/\*\*\/|\*/g, part => (part === '*' ? '[^/]*' : '(?:.*/)?'))}$`);

const named = [...readSource('test/stryker.config.mjs').matchAll(/'((?:src|widgets|test)\/[^']+)'/g)];
const files = filesIn(['src', 'widgets', 'test'], /\.tsx?$/);

it.each(named.flatMap(([, glob = '']) => spread(glob)))('%s, which mutation testing names, is there', glob => {
  expect(files.filter(file => matcher(glob).test(file))).not.toEqual([]);
});
