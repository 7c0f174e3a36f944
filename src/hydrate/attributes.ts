import type { AllHTMLAttributes, RefAttributes } from 'react';

/** React props for an element of type `E`; `type` is left out, since its values differ from tag to tag. */
export type Attributes<E extends Element = HTMLElement> = Omit<AllHTMLAttributes<E>, 'type'> & RefAttributes<E>;

/** Attributes that are on whatever their value: `disabled=""` is `true` in React. */
const booleans =
  'allowFullScreen async autoFocus autoPlay controls default defer disabled disablePictureInPicture disableRemotePlayback formNoValidate hidden inert itemScope loop multiple muted noModule noValidate open playsInline readOnly required reversed';

/** Attributes that React spells differently, besides the booleans. */
const spellings =
  'accessKey autoCapitalize autoComplete autoCorrect cellPadding cellSpacing charSet colSpan contentEditable controlsList crossOrigin dateTime encType enterKeyHint fetchPriority formAction formEncType formMethod formTarget frameBorder hrefLang imageSizes imageSrcSet inputMode isMap itemID itemProp itemRef itemType maxLength minLength popoverTarget popoverTargetAction referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet tabIndex useMap';

const names = new Map([
  ['class', 'className'],
  ['for', 'htmlFor'],
  ['accept-charset', 'acceptCharset'],
  ['http-equiv', 'httpEquiv'],
]);
const booleanNames = new Set(booleans.split(' '));
for (const name of `${booleans} ${spellings}`.split(' ')) names.set(name.toLowerCase(), name);

/**
 * Names that React does not get: `on…` already runs in the browser, React throws on a style string, `selected` and `checked` become
 * defaults below, and the rest are React's own props.
 */
const kept = /^(on.*|style|selected|checked|key|ref|children)$/;
const safe = /^[a-z_][\w:.-]*$/i;

/**
 * Later renders never change what is not among the props: style strings, `on…` handlers, `javascript:` links, names that React
 * refuses. A changed `<textarea>` has its text as the default, because React would write the old one.
 */
export function attributesOf<E extends Element>(element: E): Attributes<E>;
export function attributesOf(element: Element): Record<string, unknown> {
  const props: Record<string, unknown> = { suppressHydrationWarning: true };
  const svg = element.namespaceURI?.endsWith('svg') ?? false;
  for (const { name, value } of element.attributes) {
    if (kept.test(name) || !safe.test(name) || isRefusedUrl(name, value)) continue;
    const prop = names.get(name) ?? (svg ? camelCase(name) : name);
    props[prop] = booleanNames.has(prop) || value;
  }
  if (element instanceof HTMLInputElement) {
    // React compares the type before it hydrates a hidden input.
    if (element.type === 'hidden') props.type = 'hidden';
    if (element.type !== 'submit' && element.type !== 'reset') rename(props, 'value', 'defaultValue');
    props.defaultChecked = element.defaultChecked;
  } else if (element instanceof HTMLTextAreaElement) {
    props.defaultValue = element.value;
  } else if (element instanceof HTMLSelectElement) {
    props.defaultValue = element.multiple ? [...element.selectedOptions].map(option => option.value) : element.value;
  } else if (element instanceof HTMLOptionElement) {
    props.value = element.value;
  }
  return props;
}

/** React removes an empty `src`, and warns about script in a link. */
function isRefusedUrl(name: string, value: string): boolean {
  return (name === 'src' && value === '') || /^\s*javascript:/i.test(value);
}

/** `stroke-width` → `strokeWidth`, `xlink:href` → `xlinkHref`; data and aria names stay. */
function camelCase(name: string): string {
  return /^(data|aria)-/.test(name) ? name : name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function rename(props: Record<string, unknown>, from: string, to: string): void {
  if (!(from in props)) return;
  props[to] = props[from];
  delete props[from];
}
