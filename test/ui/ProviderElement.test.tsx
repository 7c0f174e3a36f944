import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ProviderElement } from '../../src/ui/ProviderElement';

function provider() {
  const journal: string[] = [];
  const create = (name: string) => () => {
    journal.push(`create ${name}`);
    return {
      mount: (into: HTMLElement) => void journal.push(`mount ${name} ${into.id}`),
      destroy: () => void journal.push(`destroy ${name}`),
    };
  };
  return { journal, create };
}

function place(id: string): HTMLElement {
  const into = document.createElement('div');
  into.id = id;
  document.body.append(into);
  return into;
}

const fail = (error: unknown) => {
  throw error;
};

describe('an element of the provider', () => {
  it('is made, mounted and destroyed once', () => {
    const { journal, create } = provider();
    const into = place('a');
    const make = create('card');
    const { rerender, unmount } = render(<ProviderElement into={into} create={make} onFail={fail} />);
    rerender(<ProviderElement into={into} create={make} onFail={() => {}} />);
    expect(journal).toEqual(['create card', 'mount card a']);
    unmount();
    expect(journal).toEqual(['create card', 'mount card a', 'destroy card']);
  });

  it('gives way to another one before that is made', () => {
    const { journal, create } = provider();
    const into = place('b');
    const { rerender, unmount } = render(<ProviderElement into={into} create={create('one')} onFail={fail} />);
    rerender(<ProviderElement into={into} create={create('two')} onFail={fail} />);
    unmount();
    expect(journal).toEqual(['create one', 'mount one b', 'destroy one', 'create two', 'mount two b', 'destroy two']);
  });

  it('leaves the focus at its place when it goes with it', () => {
    const into = place('d');
    const withButton = () => {
      const button = document.createElement('button');
      return { mount: () => into.append(button), destroy: () => button.remove() };
    };
    const { rerender } = render(<ProviderElement into={into} create={withButton} onFail={fail} />);
    into.querySelector('button')?.focus();
    rerender(<ProviderElement into={into} create={() => withButton()} onFail={fail} />);
    expect(document.activeElement).toBe(into);
    expect(into.getAttribute('tabindex')).toBe('-1');
  });

  it('tells of what it throws, and is destroyed if it was made', () => {
    const { journal, create } = provider();
    const onFail = vi.fn();
    const refuse = () => {
      throw new Error('second create of a type');
    };
    const late = () => ({ ...create('late')(), mount: refuse });
    const into = place('c');
    const { rerender, unmount } = render(<ProviderElement into={into} create={refuse} onFail={onFail} />);
    expect(onFail).toHaveBeenCalledOnce();
    rerender(<ProviderElement into={into} create={late} onFail={onFail} />);
    expect(onFail).toHaveBeenCalledTimes(2);
    unmount();
    expect(journal).toEqual(['create late', 'destroy late']);
  });
});
