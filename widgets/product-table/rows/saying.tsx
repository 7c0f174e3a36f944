import type { ReactNode } from 'react';
import type { SlotProps } from '../../../src/hydrate';
import { useStore } from '../../../src/ui/useStore';
import { useRowStore } from '../show/useShown';

/** Gives a control of a row a place for what is said of it: below it, as `sayBeside` and its like put it there. */
export const saying = (Control: (props: SlotProps) => ReactNode) =>
  function Saying(props: SlotProps): ReactNode {
    const { element } = props;
    const said = useStore(useRowStore(element), state => state.said?.get(element));
    return (
      <>
        <Control {...props} />
        {said}
      </>
    );
  };
