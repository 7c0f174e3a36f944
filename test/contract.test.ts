// @vitest-environment node
import { expect, it } from 'vitest';
import { codeIn, filesIn, readSource } from './sources';

const CODE = [
  ...codeIn('src', 'widgets', 'demo-theme', 'test', 'e2e'),
  ...filesIn(['src', 'widgets'], /\.css$/),
].filter(file => file !== 'test/contract.test.ts');

/** Returns the anchor that Markdown gives a heading. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

/** Pages and headings that a comment can cite: `cart.md`, `cart.md#fragments`. */
const headings = new Set(
  filesIn(['src/contract'], /\.md$/).flatMap(path => {
    const page = path.slice('src/contract/'.length);
    return [page, ...[...readSource(path).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => `${page}#${anchor(text)}`)];
  }),
);

const citationsIn = (text: string): string[] =>
  [...text.matchAll(/\bcontract\/([\w-]+\.md(?:#[\w-]*)?)/g)].map(([, cited = '']) => cited);

const cited = CODE.map(file => ({ file, citations: citationsIn(readSource(file)) }));

it('each citation of the shop’s contract leads to a heading', () => {
  const lost = cited.flatMap(({ file, citations }) =>
    citations.filter(one => !headings.has(one)).map(one => `${file}: ${one}`),
  );
  expect(lost).toEqual([]);
});

it('code cites the contract where a reason needs it: at most 350 times, each heading once a file', () => {
  const inCode = cited.filter(({ file }) => /^(?:src|widgets)\//.test(file)).flatMap(({ citations }) => citations);
  expect(inCode.length).toBeGreaterThan(100);
  expect(inCode.length).toBeLessThanOrEqual(350);
  expect(cited.filter(({ citations }) => new Set(citations).size < citations.length)).toEqual([]);
});

it('no comment names a document that is not in the repository', () => {
  const OLD =
    /\bSources?:[\s*/]*(?:the |add-on |product-table |storefront )?(?:spec|contract|design|recorded)\b|\b(?:contract|spec) (?:add-ons |storefront |product-table )?\d/gi;
  const found = CODE.flatMap(file => [...readSource(file).matchAll(OLD)].map(([text]) => `${file}: ${text}`));
  expect(found).toEqual([]);
});
