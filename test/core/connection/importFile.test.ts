import { beforeEach, expect, it, vi } from 'vitest';

const TOP = `${location.origin}/chunks/top.js`;
const files: Record<string, string> = {
  '/chunks/top.js': 'import{a}from"./dep.js";import"./other.js";import("./later.js");export{a}',
  '/chunks/dep.js': 'import{b}from"./other.js";export const a=b',
  '/chunks/other.js': 'export const b=1',
};
const asked: string[] = [];
let broken: readonly string[] = [];

/** The module in Firefox, or in a browser that forgets failures. */
async function inBrowser(isFirefox: boolean) {
  vi.resetModules();
  if (isFirefox) vi.stubGlobal('mozInnerScreenX', 0);
  return (await import('../../../src/core/connection/importFile')).importFile;
}

beforeEach(() => {
  asked.length = 0;
  broken = [];
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    const path = new URL(url).pathname;
    asked.push(`${path} ${cache}`);
    return new Response(files[path] ?? '', { status: broken.includes(path) ? 503 : files[path] ? 200 : 404 });
  });
});

it('in Firefox a file is imported only when it and what it imports can be had', async () => {
  const importFile = await inBrowser(true);
  const load = vi.fn(async () => 'module');
  broken = ['/chunks/dep.js'];
  await expect(importFile(load, TOP)).rejects.toThrow('status 503');
  expect(load).not.toHaveBeenCalled();
  broken = [];
  await expect(importFile(load, TOP)).resolves.toBe('module');
  expect(asked).toEqual([
    '/chunks/top.js default',
    '/chunks/dep.js default',
    '/chunks/other.js default',
    '/chunks/top.js reload',
    '/chunks/dep.js reload',
  ]);
});

it('a file that came is not asked for again', async () => {
  const importFile = await inBrowser(true);
  await importFile(async () => 1, TOP);
  asked.length = 0;
  await importFile(async () => 2, TOP);
  expect(asked).toEqual([]);
});

it('a missing file, and one of another origin, is left to the import', async () => {
  const importFile = await inBrowser(true);
  await expect(importFile(async () => 1, `${location.origin}/chunks/gone.js`)).resolves.toBe(1);
  await expect(importFile(async () => 2, 'https://cdn.example/top.js')).resolves.toBe(2);
  expect(asked).toEqual(['/chunks/gone.js default']);
});

it('other browsers import at once', async () => {
  const importFile = await inBrowser(false);
  await expect(importFile(async () => 1, TOP)).resolves.toBe(1);
  expect(asked).toEqual([]);
});
