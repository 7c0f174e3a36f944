import { type CSSProperties, type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { trustedHtml } from '../../src/core/html';
import { Adopted, AdoptedOnce, adopt, type SlotProps, useAttributes, useStyles } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { type Answer, FormProvider, type FormStore, useForm } from './formStore';
import { tSearch } from './messages';

const slots = { 'input[name="s"]': Field, '[type="submit"]': Submit, '.is-loader-image': Spinner };

export function SearchForm({ store }: { store: FormStore }): ReactNode {
  const { form, liveField } = store;
  const hasBegun = useStore(store, state => state.hasBegun);
  if (!liveField) return adopt(form, {});
  return (
    <FormProvider value={store}>
      {adopt(form, slots)}
      {hasBegun && <LiveResults store={store} field={liveField} />}
    </FormProvider>
  );
}

function Field({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const store = useForm();
  const isOpen = useStore(store, state => state.isOpen);
  useAttributes(element, isOpen ? { 'aria-controls': resultsId(store.form) } : {});
  const onKeyDown = (event: KeyboardEvent) => moveInResults(event, store, element);
  return <AdoptedOnce of={element} onInput={store.type} onFocus={store.reach} onKeyDown={onKeyDown} />;
}

function Submit({ element }: SlotProps): ReactNode {
  const store = useForm();
  const onKeyDown = (event: KeyboardEvent) => store.liveField && moveInResults(event, store, store.liveField);
  return <Adopted of={element} onKeyDown={onKeyDown} />;
}

function Spinner({ element }: SlotProps): ReactNode {
  const isAsking = useStore(useForm(), state => state.isAsking);
  useStyles(element, { display: isAsking ? 'inline-block' : 'none' });
  return <Adopted of={element} />;
}

/** Id of a form's results. Source: add-on contract 4.4. */
const resultsId = (form: Element): string => `is-ajax-search-result-${form.getAttribute('data-form-id') ?? ''}`;

interface Props {
  readonly store: FormStore;
  readonly field: HTMLInputElement;
}

/** At the end of the page or of the popup. React listens on the element that holds the results, and not on the whole page. */
function LiveResults({ store, field }: Props): ReactNode {
  const { form, host } = store;
  const answer = useStore(store, state => state.answer);
  const isOpen = useStore(store, state => state.isOpen);
  useLayoutEffect(() => {
    (form.closest('#is-popup-wrapper') ?? document.body).append(host);
    return () => host.remove();
  }, [form, host]);
  const results = isOpen && answer && <Results key={answer.html} answer={answer} store={store} field={field} />;
  return createPortal(
    <>
      {results}
      <div className="sw-search-status sw-visually-hidden" role="status">
        {answer?.words}
      </div>
    </>,
    host,
  );
}

function Results({ answer, store, field }: Props & { readonly answer: Answer }): ReactNode {
  const { form } = store;
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
  const onKeyDown = (event: KeyboardEvent) => moveInResults(event, store, field);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the add-on's element, which themes style, is a div.
    <div
      ref={box}
      id={resultsId(form)}
      className="is-ajax-search-result"
      role="region"
      aria-label={tSearch('site-search.results')}
      style={style}
      onKeyDown={onKeyDown}
      {...content}
    />
  );
}

/** Measured: the styles of themes say what the box is placed in. */
function placeBelow(form: Element, box: HTMLElement): void {
  const { left, bottom, width } = form.getBoundingClientRect();
  const origin = box.offsetParent?.getBoundingClientRect() ?? new DOMRect(-window.scrollX, -window.scrollY);
  Object.assign(box.style, { left: `${left - origin.left}px`, top: `${bottom - origin.top}px`, width: `${width}px` });
}

const TITLES = '.is-title a';

/** Escape closes the results and goes back to the field, Tab goes on behind it, since the results stand at the end of the page. */
function moveInResults(event: KeyboardEvent, store: FormStore, field: HTMLElement): void {
  const { key, target } = event;
  if (event.isDefaultPrevented() || !store.getState().isOpen || !(target instanceof HTMLElement)) return;
  const { form, host } = store;
  const isInResults = host.contains(target);
  const links = linksIn(host);
  const at = links.indexOf(target);
  const next =
    key === 'ArrowDown' ? links[at + 1] : key === 'ArrowUp' && at >= 0 ? (links[at - 1] ?? field) : undefined;
  if (next) next.focus();
  else if (key === 'Escape') {
    field.focus();
    store.drop();
  } else if (key === 'Tab' && isInResults) {
    // From here the browser moves it on, behind the field.
    (event.shiftKey ? field : (form.querySelector<HTMLElement>('[type="submit"]') ?? field)).focus();
  } else if (!key.startsWith('Arrow') || (!isInResults && key !== 'ArrowDown')) return;
  event.preventDefault();
}

/** The results are HTML of the shop; the titles are their links. */
function linksIn(results: Element): readonly HTMLElement[] {
  const titles = [...results.querySelectorAll<HTMLElement>(TITLES)];
  return titles.length > 0 ? titles : [...results.querySelectorAll<HTMLElement>('a[href]')];
}
