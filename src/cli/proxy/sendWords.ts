import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface Words {
  readonly title: string;
  readonly lines: readonly string[];
  readonly link?: string;
}

export function sendWords(response: ServerResponse, status: number, words: Words, headers?: OutgoingHttpHeaders): void {
  const page = pageOf(words);
  response.writeHead(status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    'cache-control': 'no-store',
  });
  response.end(page);
}

const pageOf = ({ title, lines, link }: Words): string =>
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${html(title)}</title>
<style>body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem }</style>
<h1>${html(title)}</h1>
${lines.map(line => `<p>${html(line)}</p>`).join('\n')}
${link ? `<p><a href="${html(link)}" rel="noreferrer">${html(link)}</a></p>` : ''}
`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const html = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign);
