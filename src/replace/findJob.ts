import type { Job } from './jobs';

/**
 * The job that the script of an address is for, told by the end of its path, in whole segments: a shop in a folder, a CDN,
 * `.min` and `?ver=` make no difference.
 */
export function findJob(address: string, jobs: Iterable<Job>): Job | undefined {
  const [, path] = /^([^?#]*?)(?:\.min)?\.js([?#]|$)/.exec(`/${address}`) ?? [];
  for (const job of jobs) if (job.files.some(file => path?.endsWith(file))) return job;
  return undefined;
}
