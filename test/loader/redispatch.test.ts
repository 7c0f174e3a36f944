import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { redispatchChange } from '../../src/loader/redispatch';

/** Renders a field, and changes it without React. @returns what React has heard, and what was written to the field since */
async function changed(props: Record<string, unknown>, name: 'value' | 'checked', value: unknown) {
  const heard = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(createElement('input', { ...props, onChange: heard }));
  await vi.waitFor(() => expect(place.firstChild).not.toBeNull());
  const field = place.firstChild;
  if (!(field instanceof HTMLInputElement)) throw new Error('no field');
  // The value that the shopper had chosen before React came: React takes it for known.
  Reflect.set(field, name, value);
  const written: unknown[] = [];
  const { prototype } = HTMLInputElement;
  const { set } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
  const spy = vi.spyOn<HTMLInputElement, 'value' | 'checked'>(prototype, name, 'set');
  spy.mockImplementation(function (this: HTMLInputElement, next) {
    if (this === field) written.push(next);
    set?.call(this, next);
  });
  return { field, heard, written };
}

it.each([
  ['a number', { type: 'number', defaultValue: '1' }, 'value', '12', 'change'],
  ['a text', { type: 'text', defaultValue: 'a' }, 'value', 'ab', 'input'],
  ['a checkbox', { type: 'checkbox', defaultChecked: false }, 'checked', true, 'click'],
  ['a radio button', { type: 'radio', defaultChecked: false }, 'checked', true, 'click'],
] as const)(
  'a change of %s is new to React, and nothing is written to the field',
  async (_, props, name, value, type) => {
    const { field, heard, written } = await changed(props, name, value);
    redispatchChange(field, type);
    expect(heard).toHaveBeenCalledTimes(1);
    expect([Reflect.get(field, name), written]).toEqual([value, []]);
  },
);

it('a radio button that is off was not pressed', async () => {
  const { field, heard } = await changed({ type: 'radio', defaultChecked: true }, 'checked', false);
  redispatchChange(field, 'click');
  expect(heard).not.toHaveBeenCalled();
});
