import {
  type Choice,
  type Filter,
  fieldsOf,
  isPrice,
  limitsOf,
  type TextField,
  withOptions,
  withoutOptions,
  withTexts,
} from '../../table/query/choices';

/** A choice as a chip names it. */
export interface ChosenChip {
  readonly kind: string;
  readonly taxonomy: string;
  readonly metaKey: string;
  readonly value: string;
  readonly searchName: string;
}

/** Returns the choice of a filter without what a chip names. Source: contract product-table 4.11. */
export function withoutChip(filter: Filter, choice: Choice, chip: ChosenChip): Choice {
  if (chip.kind === 'search') {
    const isNamed = ({ name }: TextField) => name !== '' && name === chip.searchName;
    if (!fieldsOf(filter).some(isNamed)) return choice;
    return { ...withTexts(filter, choice, (field, text) => (isNamed(field) ? '' : text)), applied: '' };
  }
  if (!isOfChip(filter, chip)) return choice;
  if (isPrice(chip) || chip.kind === 'rating' || limitsOf(filter, choice)) {
    return withTexts(filter, withOptions(choice, []), () => '');
  }
  const isDate = chip.kind === 'date_picker';
  return withTexts(
    filter,
    isDate ? choice : withoutOptions(choice, value => value === chip.value),
    ({ printed }, text) => ((isDate ? printed : text) === chip.value ? '' : text),
  );
}

function isOfChip(filter: Filter, chip: ChosenChip): boolean {
  if (isPrice(chip)) return isPrice(filter);
  if (filter.kind !== chip.kind) return false;
  if (chip.kind === 'custom_field') return filter.metaKey === chip.metaKey;
  return !['attribute', 'taxonomy'].includes(chip.kind) || filter.taxonomy === chip.taxonomy;
}
