import { type ReactNode, useState } from 'react';
import { Appended, LiveContent, markInjected } from '../hydrate';

interface AddedAlertProps {
  /** Element in which it comes last. */
  readonly to?: Element;
  /** Element that it follows instead. */
  readonly after?: Element;
  readonly tag?: 'span' | 'div';
  readonly className: string;
  readonly id?: string | undefined;
  /** Whether a space stands before it, as in a line of text. */
  readonly isSpaced?: boolean;
  readonly text: string;
}

/** An alert among the server's elements. Its text is set once it is on the page, so that screen readers announce it. */
export function AddedAlert(props: AddedAlertProps): ReactNode {
  const { to, after, isSpaced, text } = props;
  const [alert] = useState(() => createAlert(props));
  const [nodes] = useState(() => (isSpaced ? [new Text(' '), alert] : [alert]));
  return (
    <>
      <Appended to={to} after={after} nodes={nodes} />
      <LiveContent of={alert} content={text} />
    </>
  );
}

function createAlert({ tag = 'span', className, id }: AddedAlertProps): Element {
  const alert = document.createElement(tag);
  // Firefox before 119 has no property for it.
  alert.setAttribute('role', 'alert');
  alert.className = className;
  if (id) alert.id = id;
  markInjected(alert);
  return alert;
}
