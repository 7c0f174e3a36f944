import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MarkupError } from '../../../src/core/errors';
import { mount } from '../../../widgets/coming-soon-banner';
import { doing, setUpPage } from '../../hydrate/page';

setUpPage();

function banner(link: string): HTMLElement {
  const element = document.createElement('div');
  element.id = 'coming-soon-footer-banner';
  element.innerHTML = `<div class="coming-soon-footer-banner__content">Kmalu</div>${link}`;
  document.body.append(element);
  return element;
}

it('refuses a banner that nothing dismisses, and leaves it as it is', () => {
  const element = banner('');
  const before = element.outerHTML;
  expect(() => mount(element)).toThrow(MarkupError);
  expect(element.outerHTML).toBe(before);
});

it('names its parts, and takes the names away in the end', async () => {
  const element = banner('<a class="coming-soon-footer-banner-dismiss" aria-label="Zapri"></a>');
  const before = element.outerHTML;
  const widget = await act(async () => mount(element));
  const link = element.querySelector('a');
  expect(link?.getAttribute('role')).toBe('button');
  expect(link?.getAttribute('aria-label')).toBe('Zapri');
  await doing(() => widget.unmount());
  expect(element.outerHTML).toBe(before);
});

it.each([
  ['no address', ''],
  ['another site’s address', 'data-rest-url="https://drugje.example/wp-json/wp/v2/users/1"'],
])('is hidden, and sends nothing anywhere, with %s', async (_, attributes) => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  vi.spyOn(console, 'warn').mockReturnValue();
  const element = banner(`<a class="coming-soon-footer-banner-dismiss" data-rest-nonce="n" ${attributes}></a>`);
  await act(async () => mount(element));
  element.querySelector('a')?.click();
  await vi.waitFor(() => expect(element.style.display).toBe('none'));
  expect(fetch).not.toHaveBeenCalled();
});
