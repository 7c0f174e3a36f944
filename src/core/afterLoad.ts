export function pageLoaded(): Promise<void> {
  return document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise(resolve => window.addEventListener('load', () => resolve(), { once: true }));
}

export async function pageIdle(): Promise<void> {
  await pageLoaded();
  await new Promise<void>(resolve => {
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 200);
  });
}
