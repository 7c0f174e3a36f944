import { isOn, isRecord, text } from '../../guards';
import { plainText } from '../../html/text';

/** A clear no to an order. */
export interface OrderRefusal {
  /** HTML of the shop's words; empty where it has none. */
  readonly messages: string;
  /** The order review is to be asked for again. */
  readonly refresh: boolean;
  /** The page is to be loaded again. */
  readonly reload: boolean;
}

/** Results that plugins and gateways give an order that they refuse. */
const REFUSALS: readonly unknown[] = ['failure', 'fail', 'failed', 'error'];

/**
 * Reads a refusal in each of the forms that shops send: `result: failure` of the shop itself, `error` or `fail` of gateways, `success: false`
 * of plugins, with words in `messages`, `message` or `data`. Undefined: it is none.
 */
export function orderRefusal(answer: unknown): OrderRefusal | undefined {
  if (!isRecord(answer)) return undefined;
  const { result, success, messages, message, data, refresh, reload } = answer;
  const isRefused = REFUSALS.includes(result) || (success === false && result === undefined);
  if (!isRefused) return undefined;
  return {
    messages: wordsIn(messages) || wordsIn(message) || wordsIn(data),
    refresh: isOn(refresh),
    reload: isOn(reload),
  };
}

/** Words in a text, in a list of texts or errors, or in an object with a message. */
function wordsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(' ');
  if (isRecord(value)) return wordsIn(value.messages) || wordsIn(value.message);
  const words = text(value);
  return plainText(words) ? words : '';
}
