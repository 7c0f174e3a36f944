// @vitest-environment node
import { expect, it } from 'vitest';
import { widgetStyles } from '../../src/build/widgetStyles';
import { allCode, buildModules, codeOf } from './buildModules';

const modules = {
  entry: `export { default as addresses } from 'virtual:widget-styles'; export const report = () => import('panel');`,
  panel: `export { default as address } from 'virtual:report-styles';`,
};

it('scripts get the address of each sheet, relative to the file that asks', async () => {
  const output = await buildModules([widgetStyles()], modules);
  const code = allCode(output);
  for (const name of ['widgets', 'lightbox', 'lists', 'report'])
    expect(code).toMatch(
      new RegExp(`new URL\\("(?:\\.\\./)?styles/${name}-[\\da-f]{8}\\.css", import\\.meta\\.url\\)`),
    );
});

it('ships each sheet, one with those of all widgets, and the sheet for themes', async () => {
  const output = await buildModules([widgetStyles()], modules);
  const sheets = output
    .map(({ fileName }) => fileName.replace(/-[\da-f]{8}/, ''))
    .filter(name => name.endsWith('.css'));
  expect(sheets.sort()).toEqual([
    'shop-widgets.css',
    'styles/bare.css',
    'styles/lightbox.css',
    'styles/lists.css',
    'styles/report.css',
    'styles/widgets.css',
  ]);
  const all = codeOf(output, 'shop-widgets.css');
  for (const { fileName } of output.filter(file => /\/(?:widgets|lightbox|lists)-/.test(file.fileName)))
    expect(all).toContain(codeOf(output, fileName));
});
