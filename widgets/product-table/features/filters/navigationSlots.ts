import { Apply, Chip, Chips, RESET, Reset } from './Chips';
import { FilterHeading, FilterMenu } from './FilterMenu';
import { FilterLabel, LABEL, PrintedCount } from './headingFeedback';
import { OptionSearch } from './OptionSearch';
import { DateField, DateReset, DateSubmit, RangeField, RangeSlider, RangeSubmit } from './Range';
import { SearchClear, SearchField, SearchSubmit } from './SearchBox';

export const navigationSlots = {
  '.wcpt-filter, .wcpt-dropdown': FilterMenu,
  '.wcpt-filter-heading': FilterHeading,
  'input.wcpt-search-filter-options': OptionSearch,
  'input.wcpt-range-input-min': RangeField,
  'input.wcpt-range-input-max': RangeField,
  'input.wcpt-range-slider': RangeSlider,
  '.wcpt-range-submit-button': RangeSubmit,
  'input.wcpt-filter-date-picker': DateField,
  '.wcpt-date-picker-submit-button': DateSubmit,
  '.wcpt-date-picker-reset-button': DateReset,
  'input.wcpt-search-input': SearchField,
  '.wcpt-search-submit': SearchSubmit,
  '.wcpt-search-clear': SearchClear,
  [LABEL]: FilterLabel,
  '.wcpt-filter-heading .wcpt-active-count': PrintedCount,
  '.wcpt-apply': Apply,
  [RESET]: Reset,
  '.wcpt-clear-filters-wrapper': Chips,
  '.wcpt-clear-filter': Chip,
};
