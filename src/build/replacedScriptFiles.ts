import type { Plugin } from 'vite';
import { replacedScripts } from '../loader/replaced.ts';
import { jobsOf, writeJobs } from '../replace/jobs.ts';

const JOBS = 'virtual:replaced-jobs';

/** Exports the shop's scripts sorted by their job from `virtual:replaced-jobs`: the classic script has no room to sort them. */
export function replacedJobs(): Plugin {
  return {
    name: 'replaced-jobs',
    resolveId: id => (id === JOBS ? `\0${JOBS}` : undefined),
    load: id =>
      id === `\0${JOBS}` ? `export default ${JSON.stringify(writeJobs(jobsOf(replacedScripts)))};` : undefined,
  };
}

/** Ships `replaced.json`: which scripts of the shop are replaced by which widgets, for tools that take them off the page. */
export function replacedList(): Plugin {
  return {
    name: 'replaced-list',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify(replacedScripts, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'replaced.json', source });
    },
  };
}
