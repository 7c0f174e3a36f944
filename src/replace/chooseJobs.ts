import type { Job } from './jobs';

/** The names in `data-replace` or `data-replace-not`. */
export const namesIn = (attribute = ''): string[] => attribute.split(/[\s,]+/);

const isNamed = ({ widgets }: Job, attribute?: string) => namesIn(attribute).some(name => widgets.includes(name));

/**
 * The jobs that are to be done here: those of the widgets in `data-replace`, or all if it is empty, but for those in
 * `data-replace-not`.
 */
export const chooseJobs = (jobs: readonly Job[], { replace, replaceNot }: DOMStringMap): Job[] =>
  jobs.filter(job => (!replace || isNamed(job, replace)) && !isNamed(job, replaceNot));
