/** A widget that is no React root yet: it runs as what draws nothing does. */
export { behave as plainWidget } from '../core/behave';
