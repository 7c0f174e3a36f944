import { openLayer } from '../../src/ui/modalLayer';
import { move } from './fade';
import { focusInput } from './focusInput';
import { tSearch } from './messages';
import type { SearchBox } from './searchBox';

/** The search that covers the page: a modal layer in the page's foot. Source: add-on contract 4.6, 4.8. */
export function popup(wrapper: HTMLElement): SearchBox {
  let shut: (() => void) | undefined;
  return {
    open() {
      wrapper.style.display = 'block';
      shut ??= openLayer(wrapper, tSearch('site-search.label'));
      void move(wrapper, { opacity: 0 }, { opacity: 1 });
      focusInput(wrapper);
    },
    close() {
      shut?.();
      shut = undefined;
      void move(wrapper, { opacity: 1 }, { opacity: 0 }).then(() => {
        if (!shut) wrapper.style.display = 'none';
      });
    },
  };
}
