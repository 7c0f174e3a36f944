import { BUNDLE_PATH, PAGE_SCRIPT } from './addresses';
import { type PolicyNeeds, widenPolicy } from './policy';

export interface Choice {
  /** Widgets whose scripts are held back; all of them when left out. */
  readonly only?: readonly string[];
  /** Widgets whose scripts are not held back. */
  readonly allBut?: readonly string[];
  readonly disabled?: readonly string[];
}

export interface PageTags {
  readonly choice: Choice;
  /** Whether the page is shown without the widgets, to be measured. */
  readonly isBefore: boolean;
  /** Whether it is to be compared with the page as it is without the widgets. */
  readonly compares: boolean;
  readonly nonce?: string;
}

const HEAD = /<!--[\s\S]*?-->|<head(?:\s(?:"[^"]*"|'[^']*'|[^'">])*)?>/gi;

/** Puts the tags first into a page's head. A fragment of a page, or JSON that says to be HTML, has none and stays. */
export function addTags(html: string, tags: PageTags): string {
  if (!/^[\s\u00bb\u00bf\u00ef]*</.test(html)) return html;
  const head = [...html.matchAll(HEAD)].find(([found]) => !found.startsWith('<!--'));
  if (!head) return html;
  const at = head.index + head[0].length;
  const { disabled = [] } = tags.choice;
  const rest =
    tags.isBefore || disabled.length === 0 ? html.slice(at) : withDisabled(html.slice(at), disabled, tags.nonce);
  return html.slice(0, at) + tagsOf(tags) + rest;
}

function tagsOf({ choice, isBefore, compares, nonce }: PageTags): string {
  const allowed = nonce ? ` nonce="${nonce}"` : '';
  const page = (data: string) => `<script async src="${PAGE_SCRIPT}"${data}${allowed}></script>`;
  if (isBefore) return page(' data-before');
  const tag = `<script src="${BUNDLE_PATH}shop-widgets.classic.js" ${replaceOf(choice)}${allowed}></script>`;
  return tag + page(compares ? ' data-compare' : '');
}

function replaceOf({ only, allBut }: Choice): string {
  if (only) return `data-replace="${only.join(' ')}"`;
  return allBut ? `data-replace data-replace-not="${allBut.join(' ')}"` : 'data-replace';
}

const CONFIG = /(<script\b[^>]*\bid=["']?shop-widgets-config\b[^>]*>)([\s\S]*?)(<\/script>)/i;

/** Names widgets as disabled in the page's configuration, beside those that it names already. */
function withDisabled(html: string, names: readonly string[], nonce?: string): string {
  if (!CONFIG.test(html)) {
    const allowed = nonce ? ` nonce="${nonce}"` : '';
    return `<script type="application/json" id="shop-widgets-config"${allowed}>${JSON.stringify({ disabled: names })}</script>${html}`;
  }
  return html.replace(CONFIG, (all, start: string, json: string, end: string) => {
    const config = parseObject(json);
    if (!config) return all;
    const before = Array.isArray(config.disabled) ? config.disabled : [];
    const text = JSON.stringify({ ...config, disabled: [...before, ...names] }).replaceAll('<', '\\u003c');
    return `${start}${text}${end}`;
  });
}

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const META_POLICY = /<meta\b[^>]*\bhttp-equiv=["']?content-security-policy\b[^>]*>/gi;

/** Widens the policies that stand in a page itself as those in its headers. */
export const widenMetaPolicies = (html: string, needs: PolicyNeeds): string =>
  html.replace(META_POLICY, meta =>
    meta.replace(/\bcontent="([^"]*)"/i, (_all, policy: string) => `content="${widenPolicy(policy, needs)}"`),
  );
