import type { ReplacedScript } from '../loader/replaced';

/** Scripts that are replaced together or not at all, as each shares a widget with another of them. */
export interface Job {
  /** Who does it. */
  readonly widgets: readonly string[];
  /** How the paths of the scripts end, from a slash on, without `.min` and `.js`. */
  readonly files: readonly string[];
}

/** The jobs of a list of replaced scripts. What depends on one another in it shares a widget, so it stays together. */
export function jobsOf(list: readonly ReplacedScript[]): Job[] {
  let jobs: Job[] = [];
  for (const { file, widgets } of list) {
    const isSame = (job: Job) => job.widgets.some(widget => widgets.some(one => one === widget));
    const same = jobs.filter(isSame);
    const joined: Job = {
      widgets: [...new Set([...same.flatMap(job => job.widgets), ...widgets])],
      files: [...same.flatMap(job => job.files), `/${file}`],
    };
    jobs = [...jobs.filter(job => !isSame(job)), joined];
  }
  return jobs;
}

/** Jobs as a text without quotes and brackets, for `readJobs`. */
export const writeJobs = (jobs: readonly Job[]): string =>
  jobs.map(({ widgets, files }) => [widgets.join(), ...files].join(' ')).join(';');

/** What `writeJobs` has written. */
export const readJobs = (text: string): Job[] =>
  text.split(';').map(line => {
    const [widgets = '', ...files] = line.split(' ');
    return { widgets: widgets.split(','), files };
  });
