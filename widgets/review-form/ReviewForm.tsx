import { type MouseEvent, type ReactNode, useState } from 'react';
import { Adopted, adopt, type SlotProps, useAttributes, useDisplay, useHydrated } from '../../src/hydrate';
import { JQueryClicks } from '../../src/ui/JQueryClicks';
import { Stars } from './Stars';
import { ReviewProvider, type ReviewStore, useReview } from './store';

const slots = { 'select[name="rating"]': Rating, label: Label, '[type="submit"], button:not([type])': SubmitButton };

/** A product's review form: stars in place of a rating's select. */
export function ReviewForm({ form, store }: { form: Element; store: ReviewStore }): ReactNode {
  return (
    <ReviewProvider value={store}>
      <JQueryClicks of={form} />
      {adopt(form, slots, part => !(part instanceof HTMLSelectElement) || store.getState().ratings.has(part))}
    </ReviewProvider>
  );
}

function Rating({ element }: SlotProps<HTMLSelectElement>): ReactNode {
  useDisplay(element, false);
  // A hidden field that is required would keep the form from being sent, and say nothing.
  useAttributes(element, { required: null });
  const [select] = useState(() => <Adopted of={element} />);
  const isHydrated = useHydrated();
  return (
    <>
      {isHydrated && <Stars select={element} />}
      {select}
    </>
  );
}

/** A rating's label leads to its stars. */
function Label({ element, children }: SlotProps<HTMLLabelElement>): ReactNode {
  const { focus } = useReview();
  const onClick = () => {
    if (element.control instanceof HTMLSelectElement) focus(element.control);
  };
  return (
    <Adopted of={element} onClick={onClick}>
      {children}
    </Adopted>
  );
}

/** Checks on the click: the browser's own checks come between it and the submit. */
function SubmitButton({ element, children }: SlotProps): ReactNode {
  const { check } = useReview();
  const onClick = (event: MouseEvent) => {
    if (!event.isDefaultPrevented() && !check()) event.preventDefault();
  };
  // Made once: it may be an input, whose type React would write again.
  const [button] = useState(() => (
    <Adopted of={element} onClick={onClick}>
      {children}
    </Adopted>
  ));
  return button;
}
