import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn, shopOf, type TryValues, UsageError } from './args';
import { DEFAULT_PORT, openFrom, portOf } from './port';
import { openShopProxy, type ShopProxy, type ShopProxyOptions } from './proxy/createShopProxy';
import { type Connection, reachShop } from './proxy/reachShop';
import { type Looks, looksOf, printNews } from './report/printNews';

interface Terminal {
  readonly print: (line: string) => void;
  readonly looks: Looks;
}

/** @returns undefined when the shop can't be shown, which is printed. @throws UsageError when an option can't be read */
export async function tryShop(
  address: string,
  values: TryValues,
  distDir: string,
  { print, looks }: Terminal,
  connection?: Connection,
): Promise<ShopProxy | undefined> {
  const given = shopOf(address);
  const port = portOf(values.port, DEFAULT_PORT);
  const choice = choiceOf(values);
  if (!existsSync(join(distDir, 'shop-widgets.classic.js'))) {
    print('The widgets are not built yet. Build: npm run build');
    return undefined;
  }
  const reached = await reachShop(given, connection);
  if ('failure' in reached) {
    print(looks.warning(`${reached.failure.what} ${reached.failure.fix}`));
    return undefined;
  }
  const { shop, status } = reached;
  if (shop.origin !== given.origin) print(`${given.origin} leads to ${shop.origin}: that one is shown.`);
  if (status >= 400) print(looks.warning(`The shop answers ${status} to this address.`));
  let last = '';
  // A page of a shop that is down asks for many files.
  const tell = (line: string) => {
    if (line !== last) print(looks.warning(line));
    last = line;
  };
  const options: ShopProxyOptions = {
    shop,
    distDir,
    choice,
    compare: values['no-compare'] !== true,
    tell,
    onPage: news => printNews(news, looks).forEach(line => void print(line)),
    ...(connection && { connection }),
  };
  const proxy = await openFrom(port, free => openShopProxy(options, free));
  print(`${shop.origin} with the widgets: ${proxy.url}${shop.pathname}${shop.search}`);
  print(
    'Open it in a browser; each page is told of here once it has settled. It is your real shop: orders are orders.',
  );
  return proxy;
}

function choiceOf(values: TryValues): NonNullable<ShopProxyOptions['choice']> {
  const only = namesIn(values.only);
  const allBut = namesIn(values['all-but']);
  const disabled = namesIn(values.disabled);
  return { ...(only && { only }), ...(allBut && { allBut }), ...(disabled && { disabled }) };
}

/** Shows a shop in answer to a typed command; an error is printed as a sentence, and ends with status 1. */
export async function tryFromTerminal(address: string, values: TryValues, distDir: string): Promise<void> {
  const print = (line: string) => console.log(line);
  try {
    const proxy = await tryShop(address, values, distDir, { print, looks: looksOf(process.stdout) });
    if (!proxy) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
