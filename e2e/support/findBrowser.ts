import { spawnSync } from 'node:child_process';
import { findBrowser, findShell } from './browser';

/** Ways to get a browser, in order; each may fail. Debian has the quick one as a package of its own, which the tests can do without. */
const INSTALLS = [
  ['npx', 'playwright', 'install', 'chromium'],
  [
    'sh',
    '-c',
    'apt-get update && apt-get install -y chromium && { apt-get install -y chromium-headless-shell || true; }',
  ],
];

let found = findBrowser();
for (const [command = '', ...args] of INSTALLS) {
  if (found) break;
  console.log(`No Chromium found; trying: ${[command, ...args].join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
  found = findBrowser();
}

if (found) {
  console.log(`Browser tests use ${findShell()}, comparisons with pictures ${found}`);
} else {
  console.error(
    [
      'Browser tests need Chromium or Chrome, and none could be installed.',
      'Install one (“npx playwright install chromium”, or your system’s package “chromium”),',
      'or set CHROME_PATH to its executable, and run the command again.',
    ].join('\n'),
  );
  process.exitCode = 1;
}
