/** Whether a quantity looks as if it were below its minimum; `isBelowMinimum` knows. */
export const isLow = ({ value, min }: HTMLInputElement): boolean => Number(value) < Number(min);
