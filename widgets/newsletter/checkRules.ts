import { warnOnce } from '../../src/core/report';
import { type FormParts, type Part, parseCondition } from './conditions';

const WAITS = 'The rules go by what the fields hold, hidden or not; a shopper may not get to see the part.';

export function checkRules(form: HTMLFormElement, all: FormParts): void {
  for (const part of all.parts) {
    for (const rule of part.rules) {
      const { field } = parseCondition(rule);
      if (all.fields.some(({ name }) => name === field)) continue;
      warn(form, `a rule "${rule}" asks for a field that is not in the form`, 'It counts as empty.');
    }
    if (waitsForItself(part, all)) {
      warn(form, `a part with the rule "${part.rules.join(', ')}" depends on a field that shows only with it`, WAITS);
    }
  }
}

function warn(element: Element, found: string, consequence: string): void {
  warnOnce({
    where: 'newsletter',
    element,
    found,
    consequence,
    advice: "Correct the form's data-show-if or data-hide-if.",
  });
}

function waitsForItself(part: Part, all: FormParts): boolean {
  const seen = new Set<Part>();
  const next = holders(part, all);
  for (let holder = next.pop(); holder; holder = next.pop()) {
    if (holder === part) return true;
    if (!seen.has(holder)) next.push(...holders(holder, all));
    seen.add(holder);
  }
  return false;
}

function holders({ rules }: Part, { parts, fields, around }: FormParts): Part[] {
  return rules.flatMap(rule => {
    const asked = fields.filter(({ name }) => name === parseCondition(rule).field);
    if (asked.length === 0) return [];
    return parts.filter(({ element }) => asked.every(field => around.get(field)?.includes(element)));
  });
}
