/**
 * Has what some scripts want to do at `DOMContentLoaded` or `load` done in a task of its own where that has passed. It listens
 * to nobody else.
 * @param late the scripts that come late
 */
export function answerLateListeners(late: { has(script: unknown): boolean }): void {
  for (const target of [document, window]) {
    const add = target.addEventListener;
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      const isOver =
        type === 'DOMContentLoaded' || (type === 'load' && target === window && document.readyState === 'complete');
      if (isOver && late.has(document.currentScript)) {
        const once = new EventTarget();
        once.addEventListener(type, listener);
        setTimeout(() => once.dispatchEvent(new Event(type)));
      } else add.call(target, type, listener, options);
    };
  }
}
