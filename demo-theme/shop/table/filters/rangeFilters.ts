import { attributes } from '../../html';
import type { NavPart, TableView } from '../definition';
import { PRESETS } from '../tableFilters';
import { choiceHtml, type FilterLook, filterHtml, menuHtml, optionClass } from './filter';

interface Range {
  /** Parameter without its ending. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly slider: boolean;
  readonly label: string;
}

/** Two fields with a button, and a slider. See contract/product-table.md#filters. */
function rangeInputs({ definition: { id }, query }: TableView, range: Range, look: FilterLook): string {
  const { name, min, max, step, slider, label } = range;
  const [low, high] = [query.one(`${name}_min`), query.one(`${name}_max`)];
  const input = (end: 'min' | 'max', value: string, placeholder: string) =>
    `<input${attributes({ type: 'number', class: `wcpt-range-input-${end}`, name: `${id}_${name}_${end}`, value, placeholder, 'aria-label': `${label}: ${placeholder.toLowerCase()}`, min, max, 'data-wcpt-actual-max': max, step })}>`;
  const thumbs = `${low || min},${high || max}`;
  const track = slider
    ? `<div class="wcpt-range-slider-wrapper"><input${attributes({ type: 'range', class: 'wcpt-range-slider', 'aria-label': label, min, max, step, value: thumbs, 'data-wcpt-initial-value': thumbs })}></div>`
    : '';
  return `<div class="wcpt-range-options-wrapper ${optionClass(look)}"><div class="wcpt-range-input-wrapper" data-wcpt-min="${min}" data-wcpt-max="${max}">${input('min', low, 'Od')}<span class="wcpt-range-input-separator">do</span>${input('max', high, 'Do')}<span class="wcpt-range-submit-button" data-wcpt-nav-apply-immediately="true">Pojdi</span></div>${track}</div>`;
}

const CLASSES = 'wcpt-range-filter';

/** Price: presets, two fields, and a slider. */
export const priceFilter =
  (label: string, look: FilterLook = {}): NavPart =>
  view => {
    const chosen = view.query.one('price_range');
    const presets = [{ min: '', max: '', label: 'Vse cene' }, ...PRESETS].map((preset, index) => {
      const value = index > 0 ? `option_${index - 1}` : '';
      return choiceHtml(
        {
          type: 'radio',
          name: `${view.definition.id}_price_range`,
          value,
          label: preset.label,
          checked: chosen === value,
          data: { 'data-wcpt-range-min': preset.min, 'data-wcpt-range-max': preset.max },
        },
        look,
      );
    });
    const range: Range = { name: 'price_range', min: 0, max: 150, step: 1, slider: true, label };
    return filterHtml(
      view,
      { filter: 'custom_field', metaKey: '_price' },
      { label, look, classes: CLASSES, options: menuHtml(look, presets.join('') + rangeInputs(view, range, look)) },
    );
  };

/** A custom field between two limits. */
export const weightFilter =
  (label: string, look: FilterLook = {}): NavPart =>
  view => {
    const range: Range = { name: 'cf_teza', min: 0, max: 5, step: 0.1, slider: false, label };
    return filterHtml(
      view,
      { filter: 'custom_field', metaKey: 'teza' },
      { label, look, classes: CLASSES, options: menuHtml(look, rangeInputs(view, range, look)) },
    );
  };
