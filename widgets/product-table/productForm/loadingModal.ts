import { templateHtml } from '../../../src/core/dataBlocks';
import { parseFragment } from '../../../src/core/html';
import { spinner } from '../cart/spinner';
import { tForm } from './messages';

const MODAL = 'wcpt-product-form-loading-modal';

/** What is shown until a form has come: the page's template, or one like it. Source: contract product-table 19. */
export function loadingModal(): HTMLElement {
  const template = templateHtml(`#tmpl-${MODAL}`) ?? '';
  const found = parseFragment(template).querySelector<HTMLElement>(`.${MODAL}`);
  if (found) {
    // A placeholder that nobody has filled.
    found.removeAttribute('data-wcpt-product-id');
    return found;
  }
  const modal = element('div', `wcpt-modal ${MODAL}`);
  const content = element('div', 'wcpt-modal-content');
  const text = element('span', 'wcpt-product-form-loading-text');
  const close = element('div', 'wcpt-close-modal');
  close.textContent = '×';
  text.append(spinner(), ` ${tForm('product-table.form_loading')}`);
  content.append(close, text);
  modal.append(content);
  return modal;
}

function element(tag: string, className: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}
