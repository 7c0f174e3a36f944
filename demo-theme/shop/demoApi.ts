import { json } from './answers';
import { parseObject } from './calls';
import { FAULT_KINDS, type Fault, type Faults } from './faults';

function readFault(value: unknown): Fault | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entry: Record<string, unknown> = { ...value };
  const kind = FAULT_KINDS.find(one => one === entry.kind);
  return {
    ...(kind ? { kind } : {}),
    ...(typeof entry.delay === 'number' ? { delay: entry.delay } : {}),
    ...(typeof entry.status === 'number' ? { status: entry.status } : {}),
    ...(entry.isUndone === true ? { isUndone: true } : {}),
    ...(typeof entry.times === 'number' ? { times: entry.times } : {}),
  };
}

/**
 * Sets faults from a JSON body: call name to fault, `null` clears one. Answers with the faults that are set.
 * Example: `{"add_to_cart": {"kind": "empty", "times": 1}, "get_variation": null}`.
 */
export function setFaults(faults: Faults, body: string): Response {
  for (const [call, value] of Object.entries(parseObject(body))) {
    const fault = readFault(value);
    if (fault) faults.set(call, fault);
    else faults.clear(call);
  }
  return json(faults.list());
}
