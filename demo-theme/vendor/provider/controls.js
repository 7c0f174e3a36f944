import { mountedElements } from './element.js';
import { journal } from './journal.js';
import { PEOPLE } from './people.js';
import { resetSettings, settings } from './settings.js';

const expressElements = () => mountedElements().filter(element => element.type === 'expressCheckout');

function openSession() {
  const session = expressElements().find(element => element.session)?.session;
  if (!session) throw new Error('No sheet is open.');
  return session;
}

/** Actions of a test in place of a person. See `provider.d.ts`. */
export const controls = {
  journal,

  calls: name => journal.filter(entry => entry.call === name),

  click(type) {
    const method = type.replace(/_(.)/, (_, letter) => letter.toUpperCase());
    const element = expressElements().findLast(one => one.methods.includes(method));
    if (!element) throw new Error(`There is no button of ${type}.`);
    return element.click(type);
  },

  changeAddress(address) {
    const person = typeof address === 'string' ? PEOPLE.find(one => one.id === address) : address;
    if (!person) throw new Error(`The wallet knows no address ${address}.`);
    return openSession().changeAddress(person);
  },

  changeRate: id => openSession().changeRate(id),

  confirm: details => openSession().confirm(details),

  chooseCard: card => openSession().choose(card),

  cancel: () => openSession().cancel(),

  failLoad() {
    settings.loads = false;
    for (const element of mountedElements()) element.failLoad();
  },

  reset() {
    for (const element of mountedElements()) element.unmount();
    resetSettings();
    journal.length = 0;
  },
};

for (const name of ['available', 'answers', 'loads', 'readyAfter']) {
  Object.defineProperty(controls, name, {
    enumerable: true,
    get: () => settings[name],
    set: value => {
      settings[name] = value;
    },
  });
}
