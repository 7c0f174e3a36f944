import { raiseDom } from '../../src/core/bus/dom';
import type { Keeper } from '../../src/core/places/keeper';
import { parseQuantity } from '../../src/core/quantity';

/** A bundle's form with its buttons and fields; it stands beside the bundle, around it, or anywhere else. */
export interface FormPlace {
  readonly forms: () => readonly HTMLFormElement[];
  readonly buttons: () => readonly HTMLElement[];
  /** Keeps the bundle from being added, or lets it. `reasonId` names the element that says why. */
  hold(isHeld: boolean, reasonId: string | undefined): void;
  /** Limits how many bundles can be ordered; undefined: as the page has it. */
  limit(most: number | undefined): void;
  /** Writes the field that says what is in the bundle. */
  fill(ids: string): void;
  /** Begins to hold clicks and submits while the button is held; `refused` is called for each. */
  guard(refused: () => void, signal: AbortSignal): void;
}

/** The matches nearest to an element: those in the first element around it that has any. */
export function nearest<E extends Element>(element: Element, selector: string): readonly E[] {
  for (let scope = element.parentElement; scope; scope = scope.parentElement) {
    const found = [...scope.querySelectorAll<E>(selector)];
    if (found.length > 0) return found;
  }
  return [];
}

/** The form of the bundle `id`, nearest first; in edit mode by the field that says so. Source: add-on contract 1.1. */
export function createFormPlace(wrap: Element, id: string, keeper: Keeper): FormPlace {
  const anchors = `.woosb-ids-${id}, form.cart [name="add-to-cart"][value="${id}"], [name="woosb_update"]`;
  // Looked for each time: forms come and go.
  const forms = () =>
    [...new Set(nearest(wrap, anchors).map(anchor => anchor.closest('form')))].filter(form => form !== null);
  const all = <E extends Element>(selector: string) => forms().flatMap(form => [...form.querySelectorAll<E>(selector)]);
  const buttons = () => all<HTMLElement>('.single_add_to_cart_button');

  /**
   * Within the server's own limit; lowers a value above it, with a `change`. Never below what can be ordered: of too
   * little, the shop tells. Source: add-on contract 1.8 "Stock".
   */
  function limitField(input: HTMLInputElement, limit: number | undefined): void {
    const before = keeper.own(input, 'max');
    if (limit === undefined) {
      keeper.set(input, 'max', before);
      return;
    }
    const least = Math.max(parseQuantity(input.min) ?? 1, 1);
    const max = Math.max(Math.min(limit, parseQuantity(before) ?? limit), least);
    keeper.set(input, 'max', String(max));
    if ((parseQuantity(input.value) ?? 0) <= max) return;
    input.value = String(max);
    raiseDom(input, 'change');
  }

  return {
    forms,
    buttons,
    hold(isHeld, reasonId) {
      for (const button of buttons()) {
        keeper.toggle(button, 'woosb-disabled', isHeld);
        keeper.set(button, 'aria-disabled', isHeld ? 'true' : null);
        if (reasonId) keeper.set(button, 'aria-describedby', isHeld ? reasonId : null);
      }
    },
    limit(most) {
      for (const input of all<HTMLInputElement>('input[name="quantity"]')) limitField(input, most);
    },
    fill(ids) {
      for (const input of all<HTMLInputElement>('input[name="woosb_ids"]')) input.value = ids;
    },
    guard(refused, signal) {
      const guard = (event: Event) => {
        const { target } = event;
        if (!(target instanceof Element)) return;
        const held = buttons().filter(isHeldNow);
        const isMeant =
          event.type === 'submit'
            ? forms().some(form => form === target && held.some(button => form.contains(button)))
            : held.some(button => button.contains(target));
        if (!isMeant) return;
        event.preventDefault();
        event.stopPropagation();
        refused();
      };
      // The window's capture phase comes before every listener of the page. Source: add-on contract 1.6.
      for (const type of ['click', 'submit']) window.addEventListener(type, guard, { capture: true, signal });
    },
  };
}

/** By the class: other scripts switch it as well. */
const isHeldNow = (button: Element) => button.matches('.woosb-disabled');
