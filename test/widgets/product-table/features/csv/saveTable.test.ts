import { expect, it } from 'vitest';
import { createRowReader, csvParts, rowsOfAnswer } from '../../../../../widgets/product-table/features/csv/saveTable';

const read = (rows: readonly unknown[]) => rows.map(createRowReader());
const written = async (rows: readonly unknown[]) => (await csvParts(rows, new AbortController().signal)).join('');

it.each([
  ['a list', [['a'], ['b']], 2],
  ['a list of objects', [{ a: 1 }], 1],
  ['no rows', [], 0],
  ['a list with gaps, as PHP sends it', { 0: ['a'], 2: ['b'] }, 2],
])('the rows of an answer: %s', (_, answer, count) => expect(rowsOfAnswer(answer)).toHaveLength(count));

it.each([
  ['an error', { success: false, data: 'ne' }],
  ['false', false],
  ['a text', 'napaka'],
  ['a list of texts', ['napaka']],
  ['nothing', null],
])('the rows of an answer: %s is none', (_, answer) => expect(() => rowsOfAnswer(answer)).toThrow('no list of rows'));

it('a row of an object has its values by the keys of the first row: one that lacks a key moves no column', () => {
  expect(
    read([
      { naziv: 'Naziv', cena: 'Cena', zaloga: 'Zaloga' },
      { cena: '2,00', naziv: 'Skleda', zaloga: '3' },
      { naziv: 'Vaza', zaloga: '1' },
    ]),
  ).toEqual([
    ['Naziv', 'Cena', 'Zaloga'],
    ['Skleda', '2,00', '3'],
    ['Vaza', '', '1'],
  ]);
});

it('a row that is shorter than the headings is filled up, a longer one loses nothing', () => {
  expect(read([['a', 'b', 'c'], ['1'], ['1', '2', '3', '4']])).toEqual([
    ['a', 'b', 'c'],
    ['1', '', ''],
    ['1', '2', '3', '4'],
  ]);
});

it('a row has texts in place of what is none', () => {
  expect(read([[1.5, null, true, ['a'], undefined]])).toEqual([['1.5', '', 'true', '["a"]', '']]);
});

it('the file quotes what has a comma, a quote or a line break, and nothing else', async () => {
  expect(await written([['a', 'b, c', 'd "e"', 'f\ng', 'č ž']])).toBe('a,"b, c","d ""e""","f\ng",č ž\n');
});

it('the file does not quote again what the server has quoted; quotes of a text stay', async () => {
  expect(await written([['"b, c"', '"d ""e"""', '"a" in "b"']])).toBe('"b, c","d ""e""","""a"" in ""b"""\n');
});

it.each(['=1+1', '+386 1', '-10 %', '@lipa', '\tx', '\rx'])(
  'the file has no formula of %j, quoted or not',
  async cell => {
    const inFile = (text: string) => text.replace(/^"|"?\n$/g, '');
    expect(inFile(await written([[cell]]))).toBe(`'${cell}`);
    expect(inFile(await written([[`"${cell}"`]]))).toBe(`'${cell}`);
    expect(inFile(await written([{ [cell]: cell }]))).toBe(`'${cell}`);
  },
);

it('the file has all rows in their order, however many there are', async () => {
  const rows = Array.from({ length: 1234 }, (_, at) => [`vrstica ${at}`, 'x']);
  const lines = (await written(rows)).trimEnd().split('\n');
  expect(lines).toHaveLength(1234);
  expect(lines[1000]).toBe('vrstica 1000,x');
});
