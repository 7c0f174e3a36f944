import { HELD_TYPE, type Holder } from '../loader/holder';
import { type Item, restorer, runAgain } from './giveBack';

const isJQuery = (id: string): boolean => /^jquery-(core|migrate)-js$/.test(id);

/**
 * Takes up the scripts that the server has printed with the type of held ones. `data-widgets` names the widgets that do a script's job,
 * `data-type` its own type, `data-unless` what it is not needed beside: it comes back on a page without that.
 * @param parsed resolves when the page is parsed
 * @param nonce as for `holdBack`
 */
export function holdPrinted(parsed: Promise<unknown>, nonce = ''): Holder {
  const scripts: Item[] = [];
  const found = parsed.then(() => {
    const all = document.querySelectorAll<HTMLScriptElement>(`script[type="${HELD_TYPE}"]`);
    for (let place = 0; place < all.length; place += 1) {
      const script = all[place];
      if (!script || (nonce && script.nonce !== nonce)) continue;
      const { widgets = '', type = '' } = script.dataset;
      const rank = script.defer || type ? 1 : 0;
      scripts.push({ script, address: script.src, widgets: widgets ? widgets.split(' ') : [], rank, type });
    }
    const lacks = ({ script: { dataset } }: Item) => dataset.unless && !document.querySelector(dataset.unless);
    if (scripts.some(lacks))
      runAgain(
        scripts.filter(item => lacks(item) || isJQuery(item.script.id)),
        'the page has no gallery',
      );
  });
  return { scripts, nonce, giveBack: restorer(scripts, found) };
}
