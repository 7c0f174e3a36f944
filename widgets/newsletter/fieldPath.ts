/** The steps of a field's name: `GROUPINGS[5][]` → `GROUPINGS`, `5` and an empty one. A name in odd brackets is one step. */
export function fieldPath(name: string): readonly string[] {
  const [, head = name, brackets = ''] = /^([^[]+)((?:\[[^\]]*\])*)$/.exec(name) ?? [];
  return [head, ...[...brackets.matchAll(/\[([^\]]*)\]/g)].map(([, step = '']) => step)];
}
