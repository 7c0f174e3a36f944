import type { Job } from './jobs';

const isNamed = ({ widgets }: Job, names = '') => names.split(/[\s,]+/).some(name => widgets.includes(name));

/**
 * The jobs that are to be done here: those of the widgets in `data-replace`, or all if it is empty, but for those in
 * `data-replace-not`.
 */
export const chooseJobs = (jobs: readonly Job[], { replace, replaceNot }: DOMStringMap): Job[] =>
  jobs.filter(job => (!replace || isNamed(job, replace)) && !isNamed(job, replaceNot));
