import { onTestFinished, vi } from 'vitest';
import { putCookies } from '../../core/putCookies';

/** Cookies of a browser: what is written is there, until it has no age any more. */
export function cookieJar(start: Readonly<Record<string, string>> = {}) {
  const cookies = new Map(Object.entries(start));
  const writes: string[] = [];
  putCookies(
    () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    written => {
      writes.push(written);
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(written) ?? [];
      if (/max-age=-1/.test(written)) cookies.delete(name);
      else cookies.set(name, value);
    },
  );
  onTestFinished(() => void vi.restoreAllMocks());
  return { cookies, writes, value: (name: string) => decodeURIComponent(cookies.get(name) ?? '') };
}

/** Goes to an address of the shop, from another one. */
export function goTo(path: string, referrer = ''): void {
  history.replaceState(null, '', path);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}
