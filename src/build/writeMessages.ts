import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { argv, stdout } from 'node:process';
import type { Message } from '../core/messages/messages';
import { root } from './project.ts';

const [tag = ''] = argv.slice(2);

/** Writes all texts as JSON, for a translator: English ones, or those of the language where there are some. */
async function write(language: string): Promise<void> {
  const english: Record<string, Message> = {};
  for (const place of placesOfTexts()) Object.assign(english, await textsIn(place, 'en'));
  const own = await textsIn(`src/core/messages/languages/${language}.json`, 'default').catch(() => ({}));
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const texts = Object.entries({ ...english, ...own }).map(([key, message]) => [
    key,
    typeof message === 'string'
      ? message
      : Object.fromEntries(forms.map(form => [form, message[form] ?? message.other])),
  ]);
  stdout.write(`${JSON.stringify(Object.fromEntries(texts), undefined, 2)}\n`);
}

/** Theme authors read the report; its texts are no shopper's. */
const placesOfTexts = (): string[] =>
  ['src', 'widgets'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => basename(file) === 'messages.ts' && !file.startsWith('diagnostics'))
      .sort()
      .map(file => join(folder, file)),
  );

async function textsIn(place: string, name: 'en' | 'default'): Promise<Readonly<Record<string, Message>>> {
  return (await import(join(root, place)))[name];
}

if (!/^[a-z]{2,3}(-|$)/i.test(tag)) throw new Error('Name a language: npm run --silent messages -- fr > fr.json');
await write(tag);
