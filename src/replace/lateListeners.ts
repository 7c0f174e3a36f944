/**
 * Has what some scripts want to do at `DOMContentLoaded` or `load` done right after them where that has passed. It listens
 * to nobody else.
 * @param late the scripts that come late
 */
export function answerLateListeners(late: { has(script: unknown): boolean }): void {
  for (const target of [document, window]) {
    const add = target.addEventListener;
    target.addEventListener = function (type: string, listener: EventListener, options?: AddEventListenerOptions) {
      const isOver =
        type === 'DOMContentLoaded' || (type === 'load' && target === window && document.readyState === 'complete');
      if (isOver && late.has(document.currentScript)) {
        const once = new EventTarget();
        once.addEventListener(type, listener);
        queueMicrotask(() => once.dispatchEvent(new Event(type)));
      } else add.call(this ?? target, type, listener, options);
    };
  }
}
