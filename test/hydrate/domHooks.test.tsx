import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Adopted, adopt, type SlotProps, useAttributes, useClasses } from '../../src/hydrate';
import { doing, find, mount, page, setUpPage } from './page';

setUpPage();

function Toggle({ element, children }: SlotProps<HTMLButtonElement>) {
  const [open, setOpen] = useState(true);
  useClasses(element, { open, closed: !open });
  useAttributes(element, { 'aria-expanded': String(open), title: open ? 'Close' : null });
  return (
    <Adopted of={element} onClick={() => setOpen(!open)}>
      {children}
    </Adopted>
  );
}

async function toggle() {
  const marker = page('<button class="theme closed" title="Menu">a</button>');
  const widget = await mount(marker, () => adopt(marker, { button: Toggle }));
  return { button: find(marker, 'button'), widget };
}

describe('useClasses and useAttributes', () => {
  it('switch their own and leave the rest', async () => {
    const { button } = await toggle();
    expect(button.className).toBe('theme open');
    button.classList.add('other');
    await doing(() => button.click());
    expect(button.className.split(' ').sort()).toEqual(['closed', 'other', 'theme']);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(button.hasAttribute('title')).toBe(false);
  });

  it('restore the former values, unless another script has changed them since', async () => {
    const { button, widget } = await toggle();
    button.title = 'Another';
    await doing(() => widget.unmount());
    expect(button.className.split(' ').sort()).toEqual(['closed', 'theme']);
    expect(button.hasAttribute('aria-expanded')).toBe(false);
    expect(button.title).toBe('Another');
  });
});
