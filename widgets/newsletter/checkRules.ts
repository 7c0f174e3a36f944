import { warnOnce } from '../../src/core/report';
import { parseCondition } from './condition';
import { CONDITIONAL, conditionalParts, partsAround, rulesOf } from './conditions';
import { fieldsOf } from './fields';

/** Tells of rules that ask for a field which the form has not, and of parts that wait for each other. */
export function checkRules(form: HTMLFormElement): void {
  for (const part of conditionalParts(form)) {
    for (const rule of rulesOf(part)) {
      const { field } = parseCondition(rule);
      if (fieldsOf(form).some(({ name }) => name === field)) continue;
      tell(form, `a rule "${rule}" asks for a field that is not in the form`, 'It counts as empty.');
    }
    if (waitsForItself(form, part)) {
      const rules = rulesOf(part).join(', ');
      tell(form, `a part with the rule "${rules}" depends on a field that shows only with it`, WAITS);
    }
  }
}

const WAITS = 'The rules go by what the fields hold, hidden or not; a shopper may not get to see the part.';

function tell(element: Element, found: string, consequence: string): void {
  warnOnce({
    where: 'newsletter',
    element,
    found,
    consequence,
    advice: "Correct the form's data-show-if or data-hide-if.",
  });
}

function waitsForItself(form: HTMLFormElement, part: HTMLElement): boolean {
  const seen = new Set<Element>();
  const next = holders(form, part);
  for (let holder = next.pop(); holder; holder = next.pop()) {
    if (holder === part) return true;
    if (!seen.has(holder)) next.push(...holders(form, holder));
    seen.add(holder);
  }
  return false;
}

/** The parts that hold every field a part asks for. */
function holders(form: HTMLFormElement, part: Element): HTMLElement[] {
  return rulesOf(part).flatMap(rule => {
    const { field } = parseCondition(rule);
    const [first, ...others] = fieldsOf(form).filter(({ name }) => name === field);
    if (!first?.closest(CONDITIONAL)) return [];
    return [...partsAround(first, form)].filter(holder => others.every(other => holder.contains(other)));
  });
}
