import { tAccount } from './messages';

const DELETE = '.payment-method-actions .button.delete';
const ACTION = '.payment-method-actions .button:is(.delete, .default)';

/**
 * Saved payment methods: says which is the default, asks before one is deleted, and lets each link be followed once.
 * Source: contract 22.
 */
export function startSavedMethods(table: Element, signal: AbortSignal): void {
  const undo: (() => void)[] = [];
  let question: { readonly link: HTMLAnchorElement; readonly part: HTMLElement; readonly display: string } | undefined;

  for (const cell of table.querySelectorAll('.default-payment-method .payment-method-method')) {
    const badge = document.createElement('span');
    badge.className = 'sw-default-badge';
    badge.textContent = tAccount('account.default');
    cell.append(' ', badge);
    undo.push(() => badge.remove());
  }

  const close = (focus: boolean) => {
    if (!question) return;
    const { link, part, display } = question;
    question = undefined;
    part.remove();
    link.style.display = display;
    if (focus) link.focus();
  };
  const follow = (link: HTMLAnchorElement, event: Event) => {
    if (link.classList.contains('disabled')) event.preventDefault();
    setSent(link, true);
  };
  const ask = (link: HTMLAnchorElement) => {
    close(false);
    const { part, keep } = questionFor(link);
    link.after(part);
    question = { link, part, display: link.style.display };
    // The theme's rules for buttons are stronger than `hidden`.
    link.style.display = 'none';
    keep.addEventListener('click', () => close(true));
    keep.focus();
  };

  table.addEventListener(
    'click',
    event => {
      const link = event.target instanceof Element ? event.target.closest(ACTION) : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      if (!link.matches(DELETE) || question?.part.contains(link)) {
        follow(link, event);
        return;
      }
      event.preventDefault();
      ask(link);
    },
    { signal },
  );
  table.addEventListener(
    'keydown',
    event => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || !question) return;
      event.preventDefault();
      close(true);
    },
    { signal },
  );
  // Back in a page that the browser has kept, nothing is under way.
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      close(false);
      for (const link of table.querySelectorAll(ACTION)) setSent(link, false);
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    close(false);
    for (const one of undo) one();
  });
}

function setSent(link: Element, isSent: boolean): void {
  link.classList.toggle('disabled', isSent);
  if (isSent) link.setAttribute('aria-disabled', 'true');
  else link.removeAttribute('aria-disabled');
}

/** The question stands where the link was; the link that deletes is the shop's own, with its address. */
function questionFor(link: HTMLAnchorElement) {
  const part = document.createElement('span');
  const text = document.createElement('span');
  const confirm = document.createElement('a');
  const keep = document.createElement('button');
  const method = nameOf(link);
  part.className = 'sw-confirm-delete';
  part.setAttribute('role', 'group');
  text.textContent = method ? tAccount('account.deleteQuestion', { method }) : tAccount('account.deleteThis');
  part.setAttribute('aria-label', text.textContent);
  text.className = 'sw-confirm-delete__question';
  confirm.href = link.href;
  confirm.className = link.className;
  confirm.textContent = tAccount('account.delete');
  keep.type = 'button';
  keep.className = 'button sw-confirm-delete__keep';
  keep.textContent = tAccount('account.keep');
  part.append(text, ' ', confirm, ' ', keep);
  return { part, keep };
}

/** Name of a method as its row has it, without our badge. */
function nameOf(link: Element): string {
  const cell = link.closest('tr')?.querySelector('.payment-method-method');
  const own = [...(cell?.childNodes ?? [])].filter(
    node => !(node instanceof Element && node.matches('.sw-default-badge')),
  );
  return own
    .map(node => node.textContent ?? '')
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
