import { themed } from '../../src/core/pagePlugins';
import * as own from './originals';

/** The functions of `originals.ts`, or the plugins that a theme has put in the place of the shop's. Source: contract 1, 7, 8.7. */
export const setAttribute = themed('wc_set_variation_attr', own.setAttribute);
export const resetAttribute = themed('wc_reset_variation_attr', own.resetAttribute);
export const setContent = themed('wc_set_content', own.setContent);
export const resetContent = themed('wc_reset_content', own.resetContent);
