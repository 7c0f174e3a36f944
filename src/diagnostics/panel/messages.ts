import { bilingual } from '../messages';

const sl = {
  'report.title': 'Poročilo shop-widgets',
  'report.counts': 'Delujejo: {awake}, čakajo: {asleep}, navadni: {plain}',
  'report.close': 'Zapri poročilo',
  'report.copy': 'Kopiraj kot besedilo',
  'report.copied': 'Besedilo je kopirano.',
  'report.copyYourself': 'Brskalnik ne dovoli kopiranja. Besedilo je izbrano, kopirajte ga sami.',
  'report.text': 'Besedilo poročila',
  'report.show': 'Pokaži {label}',
  'report.hidden': '{label} zdaj na strani ni viden.',
  'report.fixes': 'Rešitev:',
};

export const en: Readonly<Record<keyof typeof sl, string>> = {
  'report.title': 'shop-widgets report',
  'report.counts': 'Awake: {awake}, asleep: {asleep}, plain: {plain}',
  'report.close': 'Close the report',
  'report.copy': 'Copy as text',
  'report.copied': 'The text was copied.',
  'report.copyYourself': 'The browser does not allow it. The text is selected: copy it yourself.',
  'report.text': 'Text of the report',
  'report.show': 'Show {label}',
  'report.hidden': '{label} can’t be seen on the page now.',
  'report.fixes': 'Fix:',
};

export const tPanel = bilingual(sl, en);
