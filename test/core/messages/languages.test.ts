import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { noteTexts, setLocale, setMessages, t } from '../../../src/core/messages';
import { english } from '../../../src/core/messages/en/english';
import de from '../../../src/core/messages/languages/de.json';
import hr from '../../../src/core/messages/languages/hr.json';
import it_ from '../../../src/core/messages/languages/it.json';
import { loadMessages } from '../../../src/core/messages/loadMessages';
import type { Message } from '../../../src/core/messages/messages';
import { forgetWarnings } from '../../../src/core/report';

const languages: Readonly<Record<string, Readonly<Record<string, Message>>>> = { de, hr, it: it_ };

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
const placeholdersIn = (message: Message): string[] =>
  [...new Set(formsOf(message).flatMap(text => text.match(/\{\w+\}/g) ?? []))].sort();

describe.each(Object.entries(languages))('the texts in %s', (language, texts) => {
  it('are there for each key, with the placeholders of the English ones, and no HTML', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(texts))
      expect([key, placeholdersIn(message)]).toEqual([key, placeholdersIn(english[key] ?? '')]);
    expect(JSON.stringify(texts)).not.toMatch(/<|&\w+;/);
  });

  it('have each plural form that the language has for a number of products', () => {
    const rules = new Intl.PluralRules(language);
    const forms = [...new Set([...Array(205).keys(), 0.5, 1.5].map(n => rules.select(n)))].sort();
    for (const [key, message] of Object.entries(texts)) {
      expect([key, typeof message], 'plural where the English text is').toEqual([key, typeof english[key]]);
      if (typeof message !== 'string') expect([key, Object.keys(message).sort()]).toEqual([key, forms]);
    }
  });
});

describe('a page', () => {
  const page = document.documentElement;
  let lines: MockInstance<typeof console.warn>;
  const settled = () => new Promise(resolve => setTimeout(resolve));

  beforeEach(() => {
    lines = vi.spyOn(console, 'warn').mockImplementation(() => {});
    forgetWarnings();
  });
  afterEach(() => {
    page.lang = '';
    setLocale(undefined);
    setMessages({});
    noteTexts(undefined);
  });

  it.each([
    ['de-AT', 3, '3 Artikel liegen in Ihrem Warenkorb.'],
    ['hr', 22, 'U košarici su 22 proizvoda.'],
    ['it', 1, 'Nel carrello c’è 1 prodotto.'],
  ])('in %s has texts of its own, and no line in the console', async (lang, n, text) => {
    page.lang = lang;
    await loadMessages();
    expect(t('cart.updated', { n })).toBe(text);
    expect(lines).not.toHaveBeenCalled();
  });

  it('in a language without texts has English ones, marked as such, and one line that names the language', async () => {
    page.lang = 'fr-FR';
    await loadMessages();
    await loadMessages();
    document.body.innerHTML = '<p id="own"></p><p id="theirs"></p><button id="named"></button>';
    document.querySelector('#own')?.append(t('cart.view'));
    document.querySelector('#theirs')?.append('Voir le panier');
    document.querySelector('#named')?.setAttribute('aria-label', t('cart.empty'));
    await settled();
    const marked = () => [...document.querySelectorAll('body [lang="en"]')].map(({ id }) => id);
    expect(marked()).toEqual(['own', 'named']);
    const region = document.querySelector('#own');
    if (region) region.textContent = 'Ajouté';
    await settled();
    expect(marked()).toEqual(['named']);
    expect(lines.mock.calls.map(([line]) => String(line).split('\n')[0])).toEqual([
      '[shop-widgets] messages: there are no texts in “fr”.',
    ]);
  });

  it('with texts of its own for such a language has no line and no marks', async () => {
    page.lang = 'es';
    setMessages({ 'cart.view': 'Ver carrito' });
    await loadMessages();
    expect(t('cart.view')).toBe('Ver carrito');
    expect(lines).not.toHaveBeenCalled();
  });
});
