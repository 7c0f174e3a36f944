import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createDemoShop } from '../../demo-theme/index';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['dist/cli/main.js', ...args], { cwd: root, encoding: 'utf8' });

describe('the command shop-widgets', () => {
  it('is what the package names, and runs without any other package', () => {
    const { bin, files } = JSON.parse(read('package.json'));
    expect(bin).toEqual({ 'shop-widgets': 'dist/cli/main.js' });
    expect(files).toContain('dist');
    const code = read('dist/cli/main.js');
    expect(code).toMatch(/^#!\/usr\/bin\/env node\n/);
    const packages = [...code.matchAll(/^import .*?["']([^"']+)["'];?$/gm)].map(([, name]) => name);
    expect(packages.length).toBeGreaterThan(5);
    expect(packages.filter(name => !name?.startsWith('node:'))).toEqual([]);
  });

  it('ships the notices of what is bundled into it', () => {
    const notices = read('dist/cli/LICENSES.txt');
    for (const name of ['httpxy', 'valibot']) expect(notices).toMatch(new RegExp(`^## ${name} - .*\\(MIT\\)`, 'm'));
  });

  it('says how it is used, and what was typed wrong', () => {
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('shop-widgets try https://') });
    expect(run('try')).toMatchObject({ status: 1, stdout: expect.stringContaining('shop-widgets try https://') });
    expect(run('try', 'https://a.example', '--x')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("'--x'"),
    });
    const unreachable = run('try', 'http://127.0.0.1:1');
    expect(unreachable).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('Nothing answers at 127.0.0.1:1.'),
    });
    expect(unreachable.stdout + unreachable.stderr).not.toMatch(/\bat .*:\d+:\d+/);
  });

  it('brings the script that measures a page, as one classic script', () => {
    const code = read('dist/cli/page.js');
    expect(code).not.toMatch(/^\s*(?:import|export)\b/m);
    expect(Buffer.byteLength(code)).toBeLessThan(6000);
  });
});

const clean: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const one of clean.splice(0).reverse()) await one();
});

interface Command {
  readonly line: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts a command and answers the address that it prints after some words. It is ended, with all it started, after the test. */
function startCommand({ line, cwd = root, env }: Command, words: RegExp): Promise<string> {
  const [program = '', ...args] = line;
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, detached: true });
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()));
  clean.push(async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    await ended;
  });
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (part: Buffer) => {
      said += part.toString();
      const address = words.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`It ended: ${said}`)));
  });
}

/** Packs a folder as npm does, and answers the file. */
function pack(folder: string, into: string): string {
  const { stdout, stderr } = spawnSync('npm', ['pack', '--ignore-scripts', '--pack-destination', into, folder], {
    cwd: root,
    encoding: 'utf8',
  });
  const name = stdout.trim().split('\n').at(-1);
  if (!name) throw new Error(stderr);
  return join(into, name);
}

/** Opens a registry on this machine that knows the packages that ours depends on, and no others. */
async function openRegistry(folder: string): Promise<string> {
  const { dependencies } = JSON.parse(read('package.json'));
  const packed = new Map(
    Object.keys(dependencies).map(name => [name, pack(`./node_modules/${name}`, folder)] as const),
  );
  const server = createServer(({ url = '/', headers }, response) => {
    const path = url.slice(1);
    const file = [...packed.values()].find(archive => basename(archive) === path);
    const archive = packed.get(path);
    if (file) response.end(readFileSync(file));
    else if (!archive) response.writeHead(404).end('{}');
    else {
      const about = JSON.parse(read(`node_modules/${path}/package.json`));
      const tarball = `http://${headers.host}/${basename(archive)}`;
      const versions = { [about.version]: { ...about, dist: { tarball } } };
      response.end(JSON.stringify({ name: path, 'dist-tags': { latest: about.version }, versions }));
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  clean.push(() => {
    server.closeAllConnections();
    return new Promise(resolve => server.close(() => resolve()));
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
}

describe('what the README says works from a clone', () => {
  it('npx of a packed file shows a shop with the tag in its pages, without another network than this machine’s', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-widgets-npx-'));
    clean.push(() => rmSync(folder, { recursive: true, force: true }));
    const shop = await createDemoShop({ scriptTag: '' }).listen();
    clean.push(() => shop.close());
    const env = { npm_config_registry: await openRegistry(folder), npm_config_cache: join(folder, 'cache') };
    const line = ['npx', '--yes', `./${basename(pack('.', folder))}`, 'try', shop.url, '--port', '0'];
    const address = await startCommand({ line, cwd: folder, env }, /with the widgets: (http:\S+)/);
    const page = await (await fetch(new URL('/shop/', address))).text();
    expect(page).toContain('<script src="/shop-widgets/shop-widgets.classic.js" data-replace></script>');
    expect((await fetch(new URL('/shop-widgets/shop-widgets.classic.js', address))).status).toBe(200);
  });

  it('npx of the folder has the command', () => {
    const { stdout } = spawnSync('npx', ['--yes', '.', '--help'], { cwd: root, encoding: 'utf8' });
    expect(stdout).toContain('shop-widgets try https://');
  });

  it('npm start prints the address of the demo shop, whose bundle is there, with the tag to paste', async () => {
    expect(JSON.parse(read('package.json')).scripts.start).toBe('npm run build && jiti demo-theme/serve.ts');
    const line = [process.execPath, 'node_modules/jiti/lib/jiti-cli.mjs', 'demo-theme/serve.ts', '--port', '0'];
    const tag = await startCommand({ line }, /Script tag: <script src="(\S+)" data-replace><\/script>/);
    const page = await fetch(new URL('/shop/', tag));
    expect(await page.text()).toContain('/shop-widgets/shop-widgets.js');
    expect((await fetch(tag)).status).toBe(200);
  });

  it('each tag names a file of the build', () => {
    const files = [...read('README.md').matchAll(/src="\/shop-widgets\/([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter(file => !existsSync(join(root, 'dist', file)))).toEqual([]);
  });
});
