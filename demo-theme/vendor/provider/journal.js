/** Every call of the page and every event that it was told, in order. */
export const journal = [];

const nodeName = node => node.localName + (node.id ? `#${node.id}` : '');

/** A copy that can be cloned: functions, nodes and the provider's own objects by name. */
export function copied(value, depth = 0) {
  if (typeof value === 'function') return '[function]';
  if (typeof value !== 'object' || value === null) return typeof value === 'symbol' ? String(value) : value;
  if (value instanceof Node) return nodeName(value);
  if (value.journalName) return `[${value.journalName}]`;
  if (depth > 8) return '[deep]';
  if (Array.isArray(value)) return value.map(one => copied(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copied(one, depth + 1)]));
}

/** Notes an event that the page is told: `expressCheckout:click`. */
export function note(call, payload) {
  journal.push({ call, args: payload === undefined ? [] : [copied(payload)], at: performance.now() });
}

/** Returns a function that records each of its calls, with its error or rejection. */
export function tracked(call, act) {
  return (...args) => {
    const entry = { call, args: args.map(one => copied(one)), at: performance.now() };
    journal.push(entry);
    const failed = error => {
      entry.error = error.message;
    };
    try {
      const result = act(...args);
      if (result instanceof Promise) result.catch(failed);
      return result;
    } catch (error) {
      failed(error);
      throw error;
    }
  };
}

/** Makes the named methods of an object its own and tracked. */
export function trackMethods(object, prefix, names) {
  for (const name of names) {
    object[name] = tracked(prefix ? `${prefix}.${name}` : name, object[name].bind(object));
  }
}
