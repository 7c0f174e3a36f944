import { afterEach, vi } from 'vitest';
import { mount } from '../../../src/behaviours/services';
import type { Mounted } from '../../../src/hydrate';

let mounted: Mounted | undefined;

afterEach(() => {
  mounted?.unmount();
  document.body.innerHTML = '';
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

/** Puts the page's settings of services in, as text or as an object. */
export function putSettings(config: unknown): HTMLElement {
  const marker = document.createElement('script');
  marker.type = 'application/json';
  marker.id = 'shop-services';
  marker.textContent = typeof config === 'string' ? config : JSON.stringify(config);
  document.body.append(marker);
  return marker;
}

/** Puts the settings in, and starts. */
export function start(config: unknown): Mounted {
  mounted = mount(putSettings(config));
  return mounted;
}

/** Raises the cookie notice's event for the visitor's choice. */
export const choose = (value: 'true' | 'false'): boolean =>
  document.dispatchEvent(new CustomEvent('setCookieNotice', { detail: { value } }));

/** Returns names and addresses of the inserted scripts. */
export const scripts = (): [string | undefined, string | null][] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[data-shop-service]')].map(script => [
    script.dataset.shopService,
    script.getAttribute('src'),
  ]);

/** Keeps scripts from loading: the test's browser would fetch them. */
export const withoutLoading = (): void => {
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) {
        const shown = document.createElement('script');
        shown.type = 'text/plain';
        shown.dataset.shopService = node.dataset.shopService ?? '';
        shown.setAttribute('src', node.src);
        document.body.append(shown);
      }
    }
  });
};
