import { warnOnce } from '../../../src/core/report';
import { objectFields, readPrinted } from './printed';

export type Device = 'laptop' | 'tablet' | 'phone';

export const devices: readonly Device[] = ['laptop', 'tablet', 'phone'];

/** What the text of a setting may be. */
interface Kind<Value> {
  /** Its name for theme authors. */
  readonly form: string;
  /** The value of a setting that is missing, empty or of another form. */
  readonly otherwise: Value;
  /** Returns undefined for a text of another form. */
  readonly read: (text: string) => Value | undefined;
}

export const isOff = (text: string): boolean => /^(?:false|0|no)?$/i.test(text.trim());

export const flag: Kind<boolean> = { form: 'flag', otherwise: false, read: text => !isOff(text) };

export const exactFlag: Kind<boolean> = {
  form: '`true` or `false`',
  otherwise: false,
  read: text => text === 'true' || (isOff(text) ? false : undefined),
};

export const unlessFalse: Kind<boolean> = {
  form: '`false` or other text',
  otherwise: false,
  read: text => text !== 'false',
};

export const count: Kind<number> = {
  form: 'whole number',
  otherwise: 0,
  read(text) {
    const value = isOff(text) ? 0 : Math.trunc(Number(text));
    return value >= 0 ? value : undefined;
  },
};

export const text: Kind<string> = { form: 'text', otherwise: '', read: printed => printed };

/** px, or a selector of the element whose height it is. */
export type Length = number | string;

export const length: Kind<Length | null> = {
  form: 'px or selector',
  otherwise: null,
  read(printed) {
    const px = Number.parseFloat(printed);
    if (!Number.isNaN(px)) return px;
    return isSelector(printed) ? printed : undefined;
  },
};

function isSelector(text: string): boolean {
  try {
    return new DocumentFragment().querySelector(text) === null;
  } catch {
    return false;
  }
}

/** `isMore`: so much more than there is room. */
export interface Width {
  readonly px: number;
  readonly isMore: boolean;
}

export const width: Kind<Width | null> = {
  form: 'width in px',
  otherwise: null,
  read(printed) {
    if (isOff(printed)) return null;
    const [, plus, digits] = /^\s*(\+?)\s*(\d+(?:\.\d+)?)\s*(?:px)?\s*$/i.exec(printed) ?? [];
    return digits === undefined ? undefined : { px: Number(digits), isMore: plus === '+' };
  },
};

/** A table, or an element that prints settings of one. */
export interface WithSettings {
  readonly container: Element;
  readonly store?: { readonly getState: () => { readonly settings: PrintedSettings } };
}

/** The settings of a table by name, as the server prints them: texts, and values that the shop's editor wrote. */
export type PrintedSettings = Readonly<Record<string, unknown>>;

type Kinds<Values> = { readonly [Key in keyof Values]: Kind<Values[Key]> };

/** Declares settings: the comment of each says in the README what it does. Returns the function that reads them. */
export const defineSettings =
  <Values>(kinds: Kinds<Values>) =>
  <Key extends keyof Values & string>(table: WithSettings, key: Key): Values[Key] =>
    readSetting(table, key, kinds[key]);

/** Declares settings that each device view has: `laptop_…`, `tablet_…`, `phone_…`. */
export const defineDeviceSettings =
  <Values>(kinds: Kinds<Values>) =>
  <Key extends keyof Values & string>(table: WithSettings, device: Device, key: Key): Values[Key] =>
    readSetting(table, `${device}_${key}`, kinds[key]);

function readSetting<Value>({ container, store }: WithSettings, name: string, kind: Kind<Value>): Value {
  const printed = (store?.getState().settings ?? readSettings(container))[name] ?? '';
  const isText = typeof printed !== 'object';
  if (printed === false || (isText && !String(printed).trim())) return kind.otherwise;
  const value = isText ? kind.read(String(printed)) : undefined;
  if (value !== undefined) return value;
  const found = `its setting ${name} is no ${kind.form}: ${JSON.stringify(printed)}`;
  warnOnce({ where: 'product-table', element: container, found, consequence: 'It counts as missing.' });
  return kind.otherwise;
}

/** Returns no settings where they can't be read. */
export const readSettings = (container: Element): PrintedSettings =>
  readPrinted(container, 'data-wcpt-sc-attrs', {
    check: objectFields,
    form: 'JSON object',
    consequence: 'The table works as if it had no settings.',
  }) ?? {};
