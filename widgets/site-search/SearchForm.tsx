import type { KeyboardEvent, ReactNode } from 'react';
import { Adopted, AdoptedOnce, adopt, type SlotProps, useAttributes, useStyles } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { FormProvider, type FormStore, useForm } from './formStore';
import { LiveResults, resultsId } from './LiveResults';
import { moveInResults } from './moveInResults';

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

function Submit({ element, children }: SlotProps): ReactNode {
  const store = useForm();
  const onKeyDown = (event: KeyboardEvent) => store.liveField && moveInResults(event, store, store.liveField);
  return (
    <Adopted of={element} onKeyDown={onKeyDown}>
      {children}
    </Adopted>
  );
}

function Spinner({ element }: SlotProps): ReactNode {
  const isAsking = useStore(useForm(), state => state.isAsking);
  useStyles(element, { display: isAsking ? 'inline-block' : 'none' });
  return <Adopted of={element} />;
}
