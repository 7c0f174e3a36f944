import type { Appearance } from '@stripe/stripe-js';

const INPUT = 'input.input-text:not([type="hidden"])';
/** Properties of a field's style that the provider's frame takes over. */
const INPUT_STYLE =
  'backgroundColor borderBottomColor borderBottomStyle borderBottomWidth borderLeftColor borderLeftStyle borderLeftWidth borderRightColor borderRightStyle borderRightWidth borderTopColor borderTopStyle borderTopWidth borderBottomLeftRadius borderBottomRightRadius borderTopLeftRadius borderTopRightRadius boxShadow color fontFamily fontSize fontWeight letterSpacing lineHeight paddingBottom paddingLeft paddingRight paddingTop';
const LABEL_STYLE = 'color fontFamily fontSize fontWeight letterSpacing lineHeight textTransform';

/** Reads the looks of a place; one without fields gets one while it is read. */
export function measureLooks(place: HTMLElement, behind: HTMLElement): Appearance {
  const { field, label, remove } = sampleIn(place);
  const input = rulesOf(field, INPUT_STYLE);
  const labels = rulesOf(label, LABEL_STYLE);
  const background = backgroundOf(behind);
  const { color, fontFamily, fontSize } = getComputedStyle(behind);
  remove();
  return {
    theme: isDark(background) ? 'night' : 'stripe',
    labels: 'above',
    variables: given({ colorBackground: background, colorText: color, fontFamily, fontSizeBase: fontSize }),
    rules: {
      '.Input': input,
      '.Input--invalid': given({ ...input, borderColor: '#b00020' }),
      '.Label': labels,
      '.Block': given({ backgroundColor: background }),
      '.Text': given({ color }),
    },
  };
}

function sampleIn(place: HTMLElement) {
  const field = place.querySelector<HTMLElement>(INPUT);
  const label = field && place.querySelector<HTMLElement>(`label[for="${CSS.escape(field.id)}"]`);
  if (field && label) return { field, label, remove: () => {} };
  const row = document.createElement('p');
  row.className = 'form-row';
  row.setAttribute('aria-hidden', 'true');
  Object.assign(row.style, { position: 'absolute', visibility: 'hidden' });
  const own = { field: document.createElement('input'), label: document.createElement('label') };
  own.field.className = 'input-text';
  row.append(own.label, own.field);
  place.append(row);
  return { ...own, remove: () => row.remove() };
}

type Style = Readonly<Record<string, string>>;

const given = (style: Style): Record<string, string> =>
  Object.fromEntries(Object.entries(style).filter(([, value]) => value !== ''));

function rulesOf(element: Element, properties: string) {
  const style = getComputedStyle(element);
  const rules = properties.split(' ').map(name => [name, String(Reflect.get(style, name) ?? '')] as const);
  return given(Object.fromEntries(rules));
}

/** Returns the first background of a place or its ancestors that is not transparent; white without one. */
function backgroundOf(place: Element): string {
  for (let at: Element | null = place; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    const [, , , opacity = 1] = channelsOf(backgroundColor);
    if (channelsOf(backgroundColor).length >= 3 && opacity > 0) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

const channelsOf = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);

/** Whether a background needs light text: by the perceived weight of each channel. */
function isDark(color: string): boolean {
  const [red = 255, green = 255, blue = 255] = channelsOf(color);
  return (red * 299 + green * 587 + blue * 114) / 1000 < 125;
}
