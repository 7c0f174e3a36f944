import { type ReactNode, useState } from 'react';
import { numberDigits } from '../../../../src/core/decimal';
import { Absent, Appended, Live, LiveContent } from '../../../../src/hydrate';
import { keyOf } from '../../../../src/ui/elements';
import { isButtonOff, spinner } from './buttons';
import { rowView } from './Rows';
import { CART_BUTTON, inRow, REMOVE } from './row';
import type { RowState } from './rowState';

interface ControlProps {
  readonly of: Element;
  readonly state: RowState;
}

/** See contract/product-table.md#cart. */
export const CartControls = rowView(['off', 'busy', 'isCalling', 'inCart'], ({ part, state }) => {
  const { off, busy, isCalling, inCart } = state;
  if (!off && !busy && !isCalling && inCart === undefined) return null;
  return inRow(part, `${CART_BUTTON}, ${REMOVE}, .wcpt-in-cart`).map(element => {
    const Control = element.matches(CART_BUTTON) ? CartButton : element.matches(REMOVE) ? Cross : InCart;
    return <Control key={keyOf(element)} of={element} state={state} />;
  });
});

/** A click has nothing to say to this one. With other reasons the button says what is missing, so it is no disabled control. */
const SILENT = 'wcpt-quantity-input-error';

function CartButton({ of, state }: ControlProps): ReactNode {
  const { off, busy, isCalling, inCart } = state;
  const isBusy = busy === 'adding' || isCalling;
  const isSilent = isCalling || (off?.[SILENT] ?? of.classList.contains(SILENT));
  return (
    <>
      <Live
        of={of}
        classes={{ ...off, 'wcpt-disabled': off && isButtonOff(of, state) }}
        attributes={{
          'aria-disabled': off && (isSilent ? 'true' : null),
          'aria-busy': isBusy ? 'true' : undefined,
        }}
      />
      {isBusy && <Spinner button={of} />}
      {inCart !== undefined && <Badge button={of} pieces={inCart} />}
    </>
  );
}

function Spinner({ button }: { readonly button: Element }): ReactNode {
  const [nodes] = useState(() => [...spinner().childNodes]);
  return <Appended to={button} nodes={nodes} />;
}

interface BadgeProps {
  readonly button: Element;
  readonly pieces: number;
}

/** Renders the number of pieces in place of a printed one. */
function Badge({ button, pieces }: BadgeProps): ReactNode {
  const [printed] = useState(() => button.querySelector('i.wcpt-cart-badge-number'));
  const [badge] = useState(() => Object.assign(document.createElement('i'), { className: 'wcpt-cart-badge-number' }));
  const [nodes] = useState(() => [new Text(' '), badge]);
  return (
    <>
      {printed && <Absent node={printed} />}
      {pieces > 0 && <Appended to={button} nodes={nodes} />}
      <LiveContent of={badge} content={numberDigits(pieces)} />
    </>
  );
}

function Cross({ of, state: { busy, inCart } }: ControlProps): ReactNode {
  const isOff = inCart === undefined ? undefined : !inCart;
  return (
    <Live
      of={of}
      classes={{ 'wcpt-disabled': isOff }}
      attributes={{
        'aria-disabled': isOff === undefined ? undefined : String(isOff),
        'aria-busy': busy === 'removing' ? 'true' : undefined,
      }}
    />
  );
}

function InCart({ of, state: { inCart } }: ControlProps): ReactNode {
  const template = of.getAttribute(inCart ? 'data-wcpt-template' : 'data-wcpt-empty-template');
  const text = inCart === undefined ? undefined : template?.replaceAll('{n}', numberDigits(inCart));
  return <LiveContent of={of} content={text} />;
}
