import type { ReplacedScript } from '../loader/replaced';

/** Scripts that are replaced together or not at all, because each shares a widget with another of them. */
export interface Job {
  /** The widgets that do it, and the handle of a library. */
  readonly widgets: readonly string[];
  /** The ends of the scripts' paths, from a slash on, without `.min` and `.js`. */
  readonly files: readonly string[];
}

export function jobsOf(list: readonly ReplacedScript[]): Job[] {
  let jobs: Job[] = [];
  const libraries = list.filter(({ library }) => library);
  for (const { file, widgets } of list.filter(({ library }) => !library)) {
    const isSame = (job: Job) => job.widgets.some(widget => widgets.some(one => one === widget));
    const same = jobs.filter(isSame);
    const joined: Job = {
      widgets: [...new Set([...same.flatMap(job => job.widgets), ...widgets])],
      files: [...same.flatMap(job => job.files), `/${file}`],
    };
    jobs = [...jobs.filter(job => !isSame(job)), joined];
  }
  // A job of its own, so that it can be restored alone, by its handle.
  for (const { handle, file, widgets } of libraries) {
    const job = jobs.find(one => one.widgets.some(widget => widgets.some(name => name === widget)));
    jobs.push({ widgets: [...(job?.widgets ?? widgets), handle], files: [`/${file}`] });
  }
  return jobs;
}

/** Returns jobs as a text without quotes and brackets, for `readJobs`. */
export const writeJobs = (jobs: readonly Job[]): string =>
  jobs.map(({ widgets, files }) => [widgets.join(), ...files].join(' ')).join(';');

export const readJobs = (text: string): Job[] =>
  text.split(';').map(line => {
    const [widgets = '', ...files] = line.split(' ');
    return { widgets: widgets.split(','), files };
  });

export const namesIn = (attribute = ''): string[] => attribute.split(/[\s,]+/);

const isNamed = ({ widgets }: Job, attribute?: string) => namesIn(attribute).some(name => widgets.includes(name));

/** Returns the jobs of the widgets in `data-replace`, or all if it is empty, without those in `data-replace-not`. */
export const chooseJobs = (jobs: readonly Job[], { replace, replaceNot }: DOMStringMap): Job[] =>
  jobs.filter(job => (!replace || isNamed(job, replace)) && !isNamed(job, replaceNot));

/** By whole segments at the end of its path: a shop in a folder, a CDN, `.min` and `?ver=` make no difference. */
export function findJob<One extends Pick<Job, 'files'>>(address: string, jobs: Iterable<One>): One | undefined {
  const [, path] = /^([^?#]*?)(?:\.min)?\.js([?#]|$)/.exec(`/${address}`) ?? [];
  for (const job of jobs) if (job.files.some(file => path?.endsWith(file))) return job;
  return undefined;
}
