import measured from '../measured.json';
import { cookieScript } from '../worker/cookies';
import { startReplay } from './replay';
import { searchPages } from './searchPages';
import { startShop } from './startShop';

const root = new URL('.', location.href).href;
const shop = new URL('lipa/', root).href;

const byId = <T extends Element>(id: string, kind: new () => T): T => {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`#${id} is not on the page`);
  return found;
};

const status = byId('status', HTMLElement);
const choice = byId('page', HTMLSelectElement);
const live = byId('live', HTMLElement);

/** Shows the chosen page in both frames. */
function showPage(): void {
  for (const side of ['without', 'with'])
    byId(`frame-${side}`, HTMLIFrameElement).src = new URL(choice.value, shop).href;
}

async function start(): Promise<void> {
  await startShop(root);
  const wanted = new URLSearchParams(location.search).get('open');
  if (wanted !== null) {
    location.replace(new URL(`./${wanted.replace(/^\/+/, '')}`, shop));
    return;
  }
  status.textContent = 'The shop runs, in this browser alone. What you do in it stays here.';
  choice.disabled = false;
  choice.addEventListener('change', showPage);
  const seen = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    showPage();
  });
  seen.observe(live);
}

/** Frames without scripts can't send the worker their cookies by themselves. */
function tellCookies(): void {
  const script = document.createElement('script');
  script.textContent = cookieScript([]);
  document.head.append(script);
}

function startCopying(): void {
  const button = byId('copy', HTMLButtonElement);
  const said = byId('copied', HTMLElement);
  button.hidden = false;
  const say = (text: string) => () => {
    said.textContent = text;
  };
  button.addEventListener('click', () => {
    const copying = navigator.clipboard.writeText(byId('tag', HTMLElement).textContent ?? '');
    copying.then(say('Copied.'), say('The browser did not allow it: select the tag and copy it.'));
  });
}

startReplay(byId('replay', HTMLElement), measured);
startCopying();
searchPages(byId('search', HTMLInputElement), byId('all-pages', HTMLElement), byId('found', HTMLElement));
tellCookies();
start().catch((error: Error) => {
  document.documentElement.classList.add('fails');
  status.textContent = error.message;
});
