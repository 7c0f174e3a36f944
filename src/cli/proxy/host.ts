const LOOPBACK = /^(?:127\.0\.0\.1|(?:[\w-]+\.)*localhost|\[::1\])$/;

/**
 * The origin that a browser asked for, when it is this machine's own; `undefined` for any other name. Another site could
 * lead its name to this machine and would then read the shop as its own.
 * @param host header of the request
 */
export function ownOrigin(host: string | undefined, port: number): URL | undefined {
  if (!host || !URL.canParse(`http://${host}`)) return undefined;
  const origin = new URL(`http://${host}`);
  const isOwn = origin.host === host.toLowerCase() && LOOPBACK.test(origin.hostname);
  return isOwn && Number(origin.port || 80) === port ? origin : undefined;
}
