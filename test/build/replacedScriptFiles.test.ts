// @vitest-environment node
import { expect, it } from 'vitest';
import { replacedJobs, replacedList } from '../../src/build/replacedScriptFiles';
import { replacedScripts } from '../../src/loader/replaced';
import { jobsOf, readJobs } from '../../src/replace/jobs';
import { buildModules, codeOf } from './buildModules';

it('the jobs of the replaced scripts are a module that can be read', async () => {
  const output = await buildModules([replacedJobs()], {
    entry: `export { default as jobs } from 'virtual:replaced-jobs';`,
  });
  const code = output.flatMap(file => (file.type === 'chunk' ? file.code : [])).join('\n');
  const jobs = /= "((?:[^"\\]|\\.)*)"/.exec(code)?.[1] ?? '';
  expect(readJobs(JSON.parse(`"${jobs}"`))).toEqual(jobsOf(replacedScripts));
});

it('ships the list of replaced scripts', async () => {
  const output = await buildModules([replacedList()], { entry: 'export const one = 1;' });
  expect(JSON.parse(codeOf(output, 'replaced.json'))).toEqual(JSON.parse(JSON.stringify(replacedScripts)));
});
