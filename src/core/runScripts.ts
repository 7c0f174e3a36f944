import { isScriptType } from './guards';
import { scriptPolicy } from './html';

/**
 * Runs scripts of inserted HTML, as jQuery does: in order, after an external one when it has loaded or failed. Data blocks stay.
 */
export async function runScripts(root: Element | DocumentFragment): Promise<void> {
  const scripts = root instanceof HTMLScriptElement ? [root] : [...root.querySelectorAll('script')];
  for (const script of scripts) {
    if (script.noModule || !isScriptType(script.type)) continue;
    const fresh = copyScript(script);
    // A script that is not in the page never loads.
    const waits = script.isConnected && script.hasAttribute('src') && !script.hasAttribute('async');
    const done = new Promise(resolve => {
      fresh.addEventListener('load', resolve);
      fresh.addEventListener('error', resolve);
    });
    script.replaceWith(fresh);
    if (waits) await done;
  }
}

/** Returns a copy of a script, which runs once it is in the page. */
export function copyScript(script: HTMLScriptElement): HTMLScriptElement {
  const trusted = scriptPolicy();
  const fresh = document.createElement('script');
  for (const { name, value } of script.attributes) {
    if (name === 'src') fresh.setAttribute(name, trusted.createScriptURL(value));
    else fresh.setAttribute(name, name.startsWith('on') ? trusted.createScript(value) : value);
  }
  // Browsers hide the attribute; the property has the nonce.
  fresh.nonce = script.nonce;
  // Keeps the order: a created script is async by default, and so is a copy of a parsed one, whatever its attribute.
  fresh.async = script.hasAttribute('async');
  fresh.text = trusted.createScript(script.text);
  return fresh;
}
