import { must } from './checks.js';
import { closedOff } from './dom.js';
import { note, trackMethods } from './journal.js';
import { settings } from './settings.js';

const EVENTS = [
  'ready',
  'loaderror',
  'loaderstart',
  'change',
  'focus',
  'blur',
  'escape',
  'click',
  'shippingaddresschange',
  'shippingratechange',
  'confirm',
  'cancel',
];

const mounted = new Set();

/** Returns the mounted elements, the newest last, without those that a page has removed without unmounting. */
export function mountedElements() {
  for (const element of mounted) if (!element.isMounted) mounted.delete(element);
  return [...mounted];
}

/** Common base of all elements: one place on the page, listeners, one life cycle. */
export class ProviderElement {
  #listeners = new Map();
  #state = 'new';
  #host;
  #timer;

  constructor(type, group, options, css) {
    this.type = type;
    this.journalName = type;
    this.group = group;
    this.options = options;
    this.css = css;
    trackMethods(this, type, ['mount', 'unmount', 'destroy', 'on', 'once', 'off', 'update', 'focus', 'blur', 'clear']);
  }

  get isMounted() {
    return this.#state === 'mounted' && this.#host.isConnected;
  }

  get isDestroyed() {
    return this.#state === 'destroyed';
  }

  /** The shadow root that the element draws in. */
  get root() {
    return this.#host?.shadowRoot;
  }

  mount(target) {
    must(!this.isDestroyed, 'This Element has already been destroyed. Please create a new one.');
    const place = typeof target === 'string' ? document.querySelector(target) : target;
    const isThere = place instanceof Element && place.isConnected;
    must(
      isThere,
      `The selector you specified (${String(target)}) applies to no DOM elements that are currently on the page. Make sure the element exists on the page before calling mount().`,
    );
    if (this.isMounted && this.#host.parentElement === place) return;
    must(
      !this.isMounted,
      'This Element is already mounted. Use `unmount()` to unmount the Element before re-mounting.',
    );
    if (place.childNodes.length > 0) {
      console.warn('This Element will be mounted to a DOM element that contains child nodes.');
    }
    const { host, root } = closedOff('__PrivateStripeElement', this.css);
    this.#host = host;
    place.replaceChildren(host);
    this.#state = 'mounted';
    mountedElements();
    mounted.add(this);
    this.#timer = setTimeout(() => {
      if (!settings.loads) return this.failLoad();
      if (this.isMounted) this.draw(root);
      this.emit('ready', this.readyPayload());
    }, settings.readyAfter);
  }

  unmount() {
    clearTimeout(this.#timer);
    this.left();
    this.#host?.remove();
    mounted.delete(this);
    if (this.#state === 'mounted') this.#state = 'unmounted';
  }

  destroy() {
    must(!this.isDestroyed, 'This Element has already been destroyed. Please create a new one.');
    this.unmount();
    this.#state = 'destroyed';
    this.#listeners.clear();
    this.group.forget(this);
  }

  on(name, listener) {
    this.#listen(name, listener, false);
    return this;
  }

  once(name, listener) {
    this.#listen(name, listener, true);
    return this;
  }

  off(name, listener) {
    const left = (this.#listeners.get(name) ?? []).filter(one => listener !== undefined && one.listener !== listener);
    this.#listeners.set(name, left);
    return this;
  }

  update(options) {
    must(!this.isDestroyed, 'This Element has already been destroyed. Please create a new one.');
    this.options = { ...this.options, ...options };
    if (this.isMounted && this.root.childNodes.length > 0) this.draw(this.root);
  }

  focus() {
    this.root?.querySelector('input, button')?.focus();
  }

  blur() {
    this.root?.activeElement?.blur();
  }

  clear() {}

  /** Reports that the provider's frames failed to load. */
  failLoad() {
    this.root?.replaceChildren();
    this.emit('loaderror', {
      elementType: this.type,
      error: { type: 'api_connection_error', message: 'Ponudnika plačil ni bilo mogoče naložiti.' },
    });
  }

  /** Calls the listeners, while it is mounted. Errors that they throw are the page's, not the provider's. */
  emit(name, payload = {}) {
    if (!this.isMounted) return;
    const listeners = this.#listeners.get(name) ?? [];
    note(`${this.type}:${name}`, payload);
    this.#listeners.set(
      name,
      listeners.filter(one => !one.isOnce),
    );
    for (const { listener } of listeners) {
      try {
        listener(payload);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  readyPayload() {
    return { elementType: this.type };
  }

  /** It leaves the page. */
  left() {}

  #listen(name, listener, isOnce) {
    must(EVENTS.includes(name), `${name} is not a valid event of an Element.`);
    must(typeof listener === 'function', `The listener of ${name} should be a function.`);
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), { listener, isOnce }]);
  }
}
