import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type OpenLightbox, showLightbox } from '../../src/ui/lightbox/lightbox';
import { readSource } from '../sources';

const picture = (name: string) => ({ src: `/${name}.png`, width: 800, height: 600, title: name, alt: name });

let open: OpenLightbox | undefined;

beforeEach(() => {
  const sheet = document.createElement('style');
  sheet.textContent = readSource('src/ui/lightbox/lightbox.css');
  document.head.append(sheet);
});
afterEach(() => {
  cleanup();
  open?.dialog.destroy();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** Opens two pictures, between which the lightbox does not go round. */
async function openTwo(): Promise<OpenLightbox> {
  const shown = await showLightbox([picture('Vaza'), picture('Skleda')], 0, {}, undefined, undefined);
  if (!shown) throw new Error('not opened');
  open = shown;
  const { Controls, dialog, titles } = shown;
  await act(async () => render(<Controls dialog={dialog} titles={titles} />));
  return shown;
}

const step = (name: string) => screen.getByRole('button', { name, hidden: true });

it('a button at the last picture keeps the focus, stays on the page, and goes nowhere', async () => {
  const { dialog } = await openTwo();
  const next = step('Naslednja slika');
  expect(next.getAttribute('aria-disabled')).toBe('false');
  next.focus();
  await act(async () => next.click());
  expect([dialog.currIndex, next.getAttribute('aria-disabled')]).toEqual([1, 'true']);
  expect(document.activeElement).toBe(next);
  expect(getComputedStyle(next).display).toBe('grid');
  await act(async () => next.click());
  expect(dialog.currIndex).toBe(1);
  await act(async () => step('Prejšnja slika').click());
  expect(dialog.currIndex).toBe(0);
});
