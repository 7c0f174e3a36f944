/** Returns an `XMLHttpRequest` whose requests a function answers. As in a browser, promises go on between two of its listeners. */
export function xhrThrough(answer: (request: Request) => Promise<Response>) {
  return class {
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    ontimeout: (() => void) | null = null;
    status = 0;
    statusText = '';
    readyState = 0;
    responseText = '';
    responseURL = '';
    #method = 'GET';
    #url = '';
    #headers = new Headers();
    #answered = new Headers();
    #stop = new AbortController();
    #listeners: [type: string, listener: () => void][] = [];

    addEventListener(type: string, listener: () => void): void {
      this.#listeners.push([type, listener]);
    }

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = new URL(url, document.baseURI).href;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.append(name, value);
    }

    getResponseHeader = (name: string): string | null => this.#answered.get(name);
    getAllResponseHeaders = (): string => [...this.#answered].map(pair => `${pair.join(': ')}\r\n`).join('');
    overrideMimeType(): void {}

    abort(): void {
      this.#stop.abort();
      this.onabort?.();
    }

    async send(body?: string | FormData | null): Promise<void> {
      const { signal } = this.#stop;
      this.#hear('loadstart');
      try {
        const init = { method: this.#method, headers: this.#headers, signal };
        const response = await answer(new Request(this.#url, body ? { ...init, body } : init));
        const text = await response.text();
        if (signal.aborted) return;
        const { status, statusText, headers, url } = response;
        Object.assign(this, { status, statusText, readyState: 4, responseText: text, responseURL: url || this.#url });
        this.#answered = headers;
      } catch {
        if (!signal.aborted) await this.#tell('error', this.onerror);
        return;
      }
      await this.#tell('load', this.onload);
    }

    #hear(type: string): void {
      for (const [heard, listener] of this.#listeners) if (heard === type) listener();
    }

    async #tell(type: string, handler: (() => void) | null): Promise<void> {
      this.#hear(type);
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
      handler?.();
    }
  };
}
