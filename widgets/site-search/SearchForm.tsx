import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { trustedHtml } from '../../src/core/html';
import { adopt, useAttributes, useStyles } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import type { Answer, FormStore } from './formStore';
import { tSearch } from './messages';

/** Its content stays opaque: the store listens to its field. */
export function SearchForm({ store }: { store: FormStore }): ReactNode {
  const { form, liveField } = store;
  const { hasBegun, results, isAsking } = useStore(store);
  const spinner = liveField && form.querySelector<HTMLElement>('.is-loader-image');
  useAttributes(liveField, results.kind === 'open' ? { 'aria-controls': resultsId(form) } : {});
  useStyles(spinner, { display: isAsking ? 'inline-block' : 'none' });
  return (
    <>
      {adopt(form, {})}
      {hasBegun && <LiveResults store={store} />}
    </>
  );
}

/** Id of a form's results. See contract/marketing.md#search-ivory-search-5. */
const resultsId = (form: Element): string => `is-ajax-search-result-${form.getAttribute('data-form-id') ?? ''}`;

/** Layers over the page that may hold the form. The page outside of them is inert. */
const LAYER = '#is-popup-wrapper, [aria-modal="true"], dialog';

/** Renders the results at the end of the page or of a layer over it. React listens on the element around the results, not on the whole page. */
function LiveResults({ store }: { store: FormStore }): ReactNode {
  const { form, host } = store;
  const { results } = useStore(store);
  useLayoutEffect(() => {
    const around = form.closest(LAYER) ?? document.body;
    if (host.parentElement === around) return;
    // Inert where a menu over the page has opened since.
    host.inert = false;
    around.append(host);
  });
  useLayoutEffect(() => () => host.remove(), [host]);
  return createPortal(
    results.kind === 'open' && <Results key={results.answer.html} answer={results.answer} form={form} />,
    host,
  );
}

function Results({ answer, form }: { answer: Answer; form: HTMLFormElement }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const content = useMemo(
    () =>
      answer.html ? { dangerouslySetInnerHTML: { __html: trustedHtml(answer.html) } } : { children: answer.words },
    [answer],
  );
  const maxHeight = Number(form.getAttribute('data-result-box-max-height')) || 400;
  // The search's own styles keep it hidden.
  const style: CSSProperties = { display: 'block', position: 'absolute', maxHeight };
  useLayoutEffect(() => {
    const place = () => box.current && placeBelow(form, box.current);
    place();
    window.addEventListener('resize', place, { passive: true });
    return () => window.removeEventListener('resize', place);
  }, [form]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the add-on's element, which themes style, is a div.
    <div
      ref={box}
      id={resultsId(form)}
      className="is-ajax-search-result"
      role="region"
      aria-label={tSearch('site-search.results')}
      style={style}
      {...content}
    />
  );
}

/** Measured: themes' styles decide the containing block of the box. */
function placeBelow(form: Element, box: HTMLElement): void {
  const { left, bottom, width } = form.getBoundingClientRect();
  const { offsetParent } = box;
  const origin = offsetParent?.getBoundingClientRect() ?? new DOMRect(-window.scrollX, -window.scrollY);
  // A layer over the page may scroll.
  const top = bottom - origin.top + (offsetParent?.scrollTop ?? 0);
  Object.assign(box.style, { left: `${left - origin.left}px`, top: `${top}px`, width: `${width}px` });
}
