/** The cases of one version of jQuery. */
export interface Turn<Test> {
  /** `3`, `4` or `none`, as the demo shop's `?jquery=` has it. */
  readonly jquery: string;
  /** Declares a case, if it is this version's turn. */
  readonly test: Test;
}

/** Which of several has the turn: the sum of the number's digits. Plain turns would give every case of a loop in a loop the same. */
const turnOf = (number: number, several: number): number =>
  [...number.toString(several)].reduce((sum, digit) => sum + Number(digit), 0) % several;

/**
 * Deals cases out to versions of jQuery. What a shopper can do is the same with all of them, so no case runs twice; where the
 * bus is what a case is about, a plain loop runs it with each. `JQUERY=all npm run e2e` runs every case with every version.
 * @param versions two or more
 */
export function inTurn<Test extends (...parameters: never[]) => unknown>(
  test: Test,
  versions: readonly string[],
): readonly Turn<Test>[] {
  const left = new Proxy(test, { apply: () => undefined });
  return versions.map((jquery, place) => {
    let cases = 0;
    return {
      jquery,
      // Asked for at each case. A function around it would be taken for the case's place in the code.
      get test() {
        const isIts = turnOf(cases++, versions.length) === place;
        return isIts || process.env.JQUERY === 'all' ? test : left;
      },
    };
  });
}
