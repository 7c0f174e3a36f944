/** The cases of one version of jQuery. */
export interface Turn<Test> {
  /** Declares a case, if it is this version's turn. */
  readonly test: Test;
}

/** Playwright's test, as far as cases are declared with it. */
interface Declares {
  (...parameters: never[]): unknown;
  describe(title: string, declare: () => void): void;
}

/** Returns the index whose turn it is: the sum of the number's digits. Plain turns would give each case of a nested loop the same. */
const turnOf = (number: number, several: number): number =>
  [...number.toString(several)].reduce((sum, digit) => sum + Number(digit), 0) % several;

/** Declares the same cases for each version of jQuery: `3`, `4` or `none`, as the demo shop's `?jquery=` has it. */
export function withEach(test: Declares, versions: readonly string[], declare: (jquery: string) => void): void {
  for (const jquery of versions) {
    test.describe(jquery === 'none' ? 'without jQuery' : `with jQuery ${jquery}`, () => declare(jquery));
  }
}

/**
 * Deals cases out to versions of jQuery. A shopper's actions have the same results with all of them, so no case runs twice;
 * cases about the event bus use {@link withEach}. `JQUERY=all npm run e2e` runs every case with every version.
 * @param versions two or more
 */
export function inTurn<Test extends Declares>(
  test: Test,
  versions: readonly string[],
  declare: (turn: Turn<Test>, jquery: string) => void,
): void {
  const left = new Proxy(test, { apply: () => undefined });
  withEach(test, versions, jquery => {
    let cases = 0;
    const turn = {
      // Asked for at each case. A function around it would be taken for the case's place in the code.
      get test() {
        const isIts = turnOf(cases++, versions.length) === versions.indexOf(jquery);
        return isIts || process.env.JQUERY === 'all' ? test : left;
      },
    };
    declare(turn, jquery);
  });
}
