import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createNotice } from '../core/notices';

/** A notice of the shop's look, which is read out. React owns only the box around it: scripts of the shop remove all notices of errors. */
export function ShopNotice({ kind, text }: { kind: 'error' | 'message'; text: string }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = createNotice(kind, text);
    box.current?.append(notice);
    return () => notice.remove();
  }, [kind, text]);
  return <div ref={box} />;
}
