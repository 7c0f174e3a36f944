import type { Job } from './jobs';

/** Types of the scripts that the browser runs. */
export const RUNS = /^(module|(text|application)\/(x-)?(java|ecma)script)?$/i;

/**
 * The job that the script of an address is for, told by the end of its path, in whole segments: a shop in a folder, a CDN,
 * `.min` and `?ver=` make no difference.
 */
export function findJob<One extends Pick<Job, 'files'>>(address: string, jobs: Iterable<One>): One | undefined {
  const [, path] = /^([^?#]*?)(?:\.min)?\.js([?#]|$)/.exec(`/${address}`) ?? [];
  for (const job of jobs) if (job.files.some(file => path?.endsWith(file))) return job;
  return undefined;
}
