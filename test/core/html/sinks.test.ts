import { describe, expect, it } from 'vitest';
import { codeIn, readSource } from '../../sources';

/** Lines of code of the bundle; the command's own scripts are no part of it. */
const code = codeIn('src', 'widgets')
  .filter(file => !file.startsWith('src/cli/'))
  .map(file => {
    const lines = readSource(file).split('\n');
    return { file, text: lines.filter(line => !/^\s*(?:\/?\*|\/\/|import )/.test(line)).join('\n') };
  });

/** Ways into the page that content could use, and how the list calls them. */
const SINKS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/\bmarkupOf\(\s*'(\w+)'/g, ([, source]) => `HTML: ${source}`],
  [/(?<!function |const )\b(?:cleanHtml|cleanTexts|readPrintedJson)\(/g, () => 'HTML: cleaned'],
  [/\.innerHTML = |\.createHTML\(|\.parseFromString\(|dangerouslySetInnerHTML/g, () => 'HTML'],
  [/\.(?:createScript|createScriptURL|runScripts)\(|\brunScripts\(/g, () => 'script'],
  [
    /\.(?:href|src|srcset|formAction) = |\bform\.action = |setAttribute\('(?:href|src|srcset|action|formaction)'|\b(?:href|src|srcSet|action)=\{|\buseAttributes\(\w+, \{ (?:href|src)\b|\battributes=\{[^}]*\{ (?:href|src)\b/g,
    () => 'address',
  ],
  [/\blocation\.(?:assign|replace)\(|\blocation\.href = |\bwindow\.open\(/g, () => 'page'],
  [/\bsetAttribute\((?:name|key),/g, () => 'attributes'],
];

function sinksOf(text: string): string[] {
  const found = SINKS.flatMap(([rule, name]) => [...text.matchAll(rule)].map(name));
  return [...new Set(found)].sort();
}

/** The list, as README has it: file → ways. */
function listed(): Map<string, string[]> {
  const readme = readSource('src/core/README.md');
  const section = readme.split('## What goes into the page')[1]?.split('\n## ')[0] ?? '';
  const rows = [...section.matchAll(/^\| `((?:src|widgets)\/[^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)];
  return new Map(
    rows.map(([, file = '', ways = '']) => [
      file,
      ways
        .split(',')
        .map(way => way.trim())
        .sort(),
    ]),
  );
}

describe('markup that goes into the page', () => {
  it('is listed in src/core/README.md, place by place', () => {
    const there = new Map(
      code.map(({ file, text }) => [file, sinksOf(text)] as const).filter(([, ways]) => ways.length),
    );
    expect(Object.fromEntries(listed())).toEqual(Object.fromEntries(there));
  });

  it('uses no way that takes text for HTML or code, where the policy could not ask for markup', () => {
    const never =
      /\b(?:insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|srcdoc|execCommand)\b|\bouterHTML = |\bdocument\.writeln?\(|\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(\s*['"`]|setAttribute\('on/;
    expect(code.filter(({ text }) => never.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('has one policy, which only the folder of markup knows', () => {
    const users = code.filter(({ text, file }) =>
      /\bcreateHTML\b/.test(text) || /\bparseInert\b/.test(text) ? file : '',
    );
    expect(users.map(({ file }) => file).every(file => file.startsWith('src/core/html/'))).toBe(true);
    const makers = code.filter(({ text }) => /\bcreatePolicy\(/.test(text));
    expect(makers.map(({ file }) => file)).toEqual(['src/core/html/policy.ts']);
  });

  it('is markup by type: only its own folder makes it of text', () => {
    const casts = code.filter(({ text }) => /\b(?:as|is)\s+Markup\b/.test(text));
    expect(casts.map(({ file }) => file)).toEqual([]);
  });
});
