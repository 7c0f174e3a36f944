type Job = () => Promise<void>;

const jobs: Job[] = [];
let running = false;

/** Adds and removes of the whole page go to the shop one at a time. Source: spec storefront 4, contract 6.4. */
export function enqueue(job: Job): void {
  jobs.push(job);
  if (!running) void run();
}

async function run(): Promise<void> {
  running = true;
  try {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job().catch(() => {});
  } finally {
    running = false;
  }
}
