import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Adopted, type SlotProps } from '../../src/hydrate';
import { Stars } from './Stars';

/** Slot of a rating's select: stars before it. One without values stays as it is. Source: contract 10. */
export function Rating({ element }: SlotProps<HTMLSelectElement>): ReactNode {
  const [values, setValues] = useState<readonly string[]>([]);
  useLayoutEffect(() => setValues(valuesOf(element)), [element]);
  return (
    <>
      {values.length > 0 && <Stars key="stars" select={element} values={values} />}
      <Adopted key="select" of={element} />
    </>
  );
}

/** The ratings that the server takes, the lowest first. */
function valuesOf(select: HTMLSelectElement): string[] {
  const values = [...select.options].map(option => option.value).filter(value => Number(value) > 0);
  return [...new Set(values)].sort((a, b) => Number(a) - Number(b));
}
