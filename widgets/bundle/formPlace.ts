import { raiseDom } from '../../src/core/bus/dom';
import type { DomPatch } from '../../src/core/domPatch';
import { parseQuantity } from '../../src/core/quantity';
import { describeBy } from '../../src/ui/elements';

export type FormPlace = ReturnType<typeof createFormPlace>;

export function nearest<E extends Element>(element: Element, selector: string): readonly E[] {
  for (let scope = element.parentElement; scope; scope = scope.parentElement) {
    const found = [...scope.querySelectorAll<E>(selector)];
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns the place of the bundle's forms, nearest first; in edit mode they are found by `woosb_update`. */
export function createFormPlace(wrap: Element, id: string, patch: DomPatch) {
  const anchors = `.woosb-ids-${id}, form.cart [name="add-to-cart"][value="${id}"], [name="woosb_update"]`;
  // Not cached: forms come and go.
  const forms = () =>
    [...new Set(nearest(wrap, anchors).map(anchor => anchor.closest('form')))].filter(form => form !== null);
  const all = <E extends Element>(selector: string) => forms().flatMap(form => [...form.querySelectorAll<E>(selector)]);
  const buttons = () => all<HTMLElement>('.single_add_to_cart_button');
  /** Buttons that the alert describes: once the bundle has left the page, its form is not found from it. */
  const described = new Set<Element>();

  /** Within the server's own limit, and never below the least that can be ordered: the shop reports that. */
  function limitField(input: HTMLInputElement, limit: number | undefined): void {
    const before = patch.attributes.original(input, 'max');
    if (limit === undefined) {
      patch.attributes.set(input, 'max', before);
      return;
    }
    const least = Math.max(parseQuantity(input.min) ?? 1, 1);
    const max = Math.max(Math.min(limit, parseQuantity(before) ?? limit), least);
    patch.attributes.set(input, 'max', String(max));
    if ((parseQuantity(input.value) ?? 0) <= max) return;
    input.value = String(max);
    raiseDom(input, 'change');
  }

  return {
    forms,
    buttons,
    disable(isDisabled: boolean, reasonId: string | undefined): void {
      for (const button of buttons()) {
        patch.classes.set(button, 'woosb-disabled', isDisabled);
        patch.attributes.set(button, 'aria-disabled', isDisabled ? 'true' : null);
        if (!reasonId) continue;
        describeBy(button, reasonId, isDisabled);
        if (isDisabled) described.add(button);
      }
    },
    /** Removes the alert from what describes the buttons. */
    endDescription(reasonId: string): void {
      for (const button of described) describeBy(button, reasonId, false);
    },
    /** Limits how many bundles can be ordered; undefined: as the page has it. */
    limit(most: number | undefined): void {
      for (const input of all<HTMLInputElement>('input[name="quantity"]')) limitField(input, most);
    },
    fill(ids: string): void {
      for (const input of all<HTMLInputElement>('input[name="woosb_ids"]')) input.value = ids;
    },
    guard(refused: () => void, signal: AbortSignal): void {
      const guard = (event: Event) => {
        const { target } = event;
        if (!(target instanceof Element)) return;
        const disabled = buttons().filter(isDisabledNow);
        const isMeant =
          event.type === 'submit'
            ? forms().some(form => form === target && disabled.some(button => form.contains(button)))
            : disabled.some(button => button.contains(target));
        if (!isMeant) return;
        event.preventDefault();
        event.stopPropagation();
        refused();
      };
      // The window's capture phase comes before every listener of the page.
      for (const type of ['click', 'submit']) window.addEventListener(type, guard, { capture: true, signal });
    },
  };
}

/** Whether a button is disabled, by its class: other scripts set it as well. */
const isDisabledNow = (button: Element) => button.matches('.woosb-disabled');
