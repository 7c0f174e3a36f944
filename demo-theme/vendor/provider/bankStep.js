import { closedOff, make } from './dom.js';
import { DIALOG } from './styles.js';

/** The window of the shopper's bank. Answers `confirmed`, `refused` or `closed`. */
export function bankStep() {
  return new Promise(settle => {
    const { host, root } = closedOff('demo-bank', DIALOG);
    const end = answer => {
      dialog.close();
      host.remove();
      settle(answer);
    };
    const dialog = make(
      'dialog',
      {
        'aria-labelledby': 'title',
        'aria-describedby': 'text',
        cancel: event => {
          event.preventDefault();
          end('closed');
        },
      },
      make('h2', { id: 'title' }, 'Potrditev pri banki'),
      make('p', { id: 'text' }, 'Poskusna banka sprašuje, ali plačilo zares odobrite.'),
      make(
        'div',
        { class: 'actions' },
        make('button', { type: 'button', class: 'main', click: () => end('confirmed') }, 'Potrdi plačilo'),
        make('button', { type: 'button', click: () => end('refused') }, 'Zavrni plačilo'),
        make('button', { type: 'button', click: () => end('closed') }, 'Zapri'),
      ),
    );
    root.append(dialog);
    document.body.append(host);
    dialog.showModal();
  });
}
