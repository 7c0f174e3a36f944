import { cookieScript } from '../worker/cookies';
import { type Cost, type FileSizes, loadAndMeasure, readSizes } from './measure';
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
const again = byId('again', HTMLButtonElement);
const figures = byId('figures', HTMLElement);

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
const costText = ({ blockedMs, scripts, scriptBytes }: Cost, hasScripts: boolean): string =>
  !hasScripts
    ? `No script. The browser was busy for ${blockedMs} ms.`
    : `${scripts} files of the bundle, ${kilobytes(scriptBytes)} (gzip). The browser was busy for ${blockedMs} ms.`;

/** The page that is compared, without jQuery: the widgets need none. */
function compared(): string {
  const address = new URL(choice.value, shop);
  address.searchParams.set('jquery', 'none');
  return address.href;
}

async function compare(sizes: FileSizes): Promise<void> {
  again.disabled = true;
  choice.disabled = true;
  figures.setAttribute('aria-busy', 'true');
  for (const side of ['without', 'with']) {
    const frame = byId(`frame-${side}`, HTMLIFrameElement);
    const cost = byId(`cost-${side}`, HTMLElement);
    cost.textContent = 'Measuring…';
    cost.textContent = costText(await loadAndMeasure(frame, compared(), sizes), side === 'with');
  }
  figures.removeAttribute('aria-busy');
  again.disabled = false;
  choice.disabled = false;
}

async function start(): Promise<void> {
  await startShop(root);
  const wanted = new URLSearchParams(location.search).get('open');
  if (wanted !== null) {
    location.replace(new URL(`./${wanted.replace(/^\/+/, '')}`, shop));
    return;
  }
  document.documentElement.classList.add('runs');
  status.textContent = 'The shop runs, in this browser alone. What you do in it stays here.';
  const sizes = await readSizes(new URL('shop-widgets/manifest.json', shop));
  choice.addEventListener('change', () => void compare(sizes));
  again.addEventListener('click', () => void compare(sizes));
  await compare(sizes);
}

/** Frames without scripts can't send the worker their cookies by themselves. */
function tellCookies(): void {
  const script = document.createElement('script');
  script.textContent = cookieScript([]);
  document.head.append(script);
}

tellCookies();
start().catch((error: Error) => {
  document.documentElement.classList.add('fails');
  status.textContent = error.message;
});
