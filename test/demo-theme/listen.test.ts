import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from '../../demo-theme/shop/listen';

it('an idle connection is closed by the client alone', async () => {
  const agent = new Agent({ keepAlive: true });
  const { url, close } = await listen(async () => new Response('here'));
  const { headers, statusCode } = await new Promise<IncomingMessage>(resolve => get(url, { agent }, resolve));
  await close();
  expect(statusCode).toBe(200);
  // A server that closes it says when.
  expect(headers['keep-alive']).toBeUndefined();
});
