import { type Contained, own } from './own';
import { memoryOf, recall } from './rows/rowState';

const NAMES = [
  'id',
  'role',
  'tabindex',
  'aria-describedby',
  'aria-disabled',
  'aria-expanded',
  'aria-haspopup',
  'aria-label',
  'aria-labelledby',
  'aria-pressed',
  'popover',
] as const;

type Given = Partial<Readonly<Record<(typeof NAMES)[number], string>>>;

/** Class of the links around the names in rows that are links. */
export const ROW_LINK = 'sw-row-link';

let lastId = 0;

export const newId = (prefix: string): string => `${prefix}${++lastId}`;

/** Sets attributes of an element of the server's until the table ends. */
export function give(element: Element, attributes: Given): void {
  const memory = memoryOf(element);
  memory.printed ??= {};
  for (const [name, value] of Object.entries(attributes)) {
    const now = element.getAttribute(name);
    if (!(name in memory.printed)) memory.printed[name] = now;
    if (now !== value) element.setAttribute(name, value);
  }
}

/** Restores the server's attributes of all elements that were given others. */
export function takeBack(table: Contained): void {
  for (const element of own(table, NAMES.map(name => `[${name}]`).join())) {
    const { printed } = recall(element) ?? {};
    if (!printed) continue;
    memoryOf(element).printed = undefined;
    for (const [name, value] of Object.entries(printed)) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }
  for (const link of own(table, `.${ROW_LINK}`)) link.replaceWith(...link.childNodes);
}

/** Makes an element a button for screen readers and keyboard; `name` is for one without text, such as an icon. */
export function makePressable(element: Element, name = ''): void {
  give(element, { role: 'button', tabindex: '0' });
  if (!element.textContent?.trim() && name) give(element, { 'aria-label': name });
}
