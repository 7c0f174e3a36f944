import { isRecord } from '../core/bus/wire';
import { isOn, readGlobal } from '../core/config/shopGlobals';
import type { KnownNames } from './knownNames';

/** The first name in the page's settings that is not known here. */
export function unknownName({ global, key, names }: KnownNames): string | undefined {
  const held = readGlobal(global)?.[key];
  const entries = isRecord(held) ? Object.entries(held) : [];
  return entries.find(([name, value]) => (isRecord(value) || isOn(value)) && !names.includes(name))?.[0];
}
