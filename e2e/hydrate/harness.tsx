import { useId, useState } from 'react';
import { Adopted, adopt, hydrateWidget, type Mounted, type SlotProps } from '../../src/hydrate';
import { adoptRows, rowsOf } from '../../src/hydrate/rows';

/** A button that counts its clicks, as a row's slot. */
function Counter({ element, children }: SlotProps<HTMLButtonElement>) {
  const [count, setCount] = useState(0);
  return (
    <Adopted of={element} data-count={count} onClick={() => setCount(count + 1)}>
      {children}
    </Adopted>
  );
}

/** A quantity field that tells what React holds. */
function Quantity({ element, attributes }: SlotProps<HTMLInputElement>) {
  const [value, setValue] = useState(element.value);
  const id = useId();
  return (
    <Adopted
      of={element}
      value={value}
      data-state={value}
      data-described={id}
      data-was={attributes.defaultValue}
      onChange={event => setValue(event.currentTarget.value)}
      onFocus={event => event.currentTarget.setAttribute('data-focused', '')}
    />
  );
}

/** Renders the element with its attributes, and again on each input. */
function Again({ element, attributes, children }: SlotProps<HTMLFormElement>) {
  const [times, setTimes] = useState(0);
  return (
    <form {...attributes} data-times={times} onInput={() => setTimes(times + 1)} data-tag={element.localName}>
      {children}
    </form>
  );
}

const rowSlots = { 'button.add': Counter, 'input.qty': Quantity };

function markerOf(selector: string): HTMLElement {
  const marker = document.querySelector<HTMLElement>(selector);
  if (!marker) throw new Error(`no ${selector} on the page`);
  return marker;
}

const render = {
  list: (marker: Element) => adoptRows(marker, 'li', rowSlots),
  table: (marker: Element) => adopt(marker, { tbody: rowsOf('tr', rowSlots) }),
  form: (marker: Element) => adopt(marker, { form: Again, ...rowSlots }),
};
const markers = { list: 'ul.products', table: 'div.table', form: 'div.form' };

/** Mounts the page's list, table or form. */
function mount(kind: keyof typeof render, onMounted?: () => void): Mounted {
  const marker = markerOf(markers[kind]);
  return hydrateWidget(kind, marker, () => render[kind](marker), { onMounted });
}

declare global {
  interface Window {
    harness: typeof mount;
  }
}
window.harness = mount;
