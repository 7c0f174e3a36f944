import { unknownFlag, unknownMethod } from '../core/provider/unknownNames';
import type { ToldProblem } from '../core/report';
import { definitions, type WidgetName } from '../registry';
import { type Found, type Known, mountedOn } from './known';
import { tReport } from './messages';
import type { PlainReason, ReportedWidget } from './report';
import { takeOff } from './scripts';

type Told = { readonly told?: ToldProblem | undefined };
type Plain = Required<Pick<ReportedWidget, 'reason' | 'why' | 'fix'>> & Told;

/** Why a widget that is not there does not come by itself; undefined: it does. */
export function whyPlain(found: Found, known: Known): Plain | undefined {
  const { name, marker, island } = found;
  const isOurs = island?.definition === definitions[name];
  return (
    (isOurs ? undefined : switchedOff(found, known)) ??
    cannotOf(found, known) ??
    conflictOf(found, known) ??
    failureOf(found, known) ??
    (isOurs ? undefined : givenBack(found, known)) ??
    (isOurs || definitions[name].atLoadOnly ? undefined : notArmed(marker, island?.definition.name, known))
  );
}

const plain = (
  reason: Exclude<PlainReason, 'settings' | 'clash' | 'markup' | 'failed' | 'taken'>,
  name = '',
): Plain => ({
  reason,
  why: tReport(`report.${reason}`),
  fix: tReport(`report.${reason}.fix`, { name }),
});

function switchedOff({ name, marker }: Found, { page }: Known): Plain | undefined {
  if (marker.closest('[data-shop-widgets="off"]')) return plain('off');
  return page.config.disabled?.includes(name) ? plain('disabled', name) : undefined;
}

/** Widgets that leave a page to the script that can do more, as their chunks know them. */
const CANNOT: { readonly [name in WidgetName]?: () => string | undefined } = {
  'card-payment': unknownMethod,
  'express-checkout': unknownFlag,
};

/** What the page asks of the widget that it does not know. */
function cannotOf({ name }: Found, { told }: Known): Plain | undefined {
  const words = CANNOT[name]?.();
  if (!words) return undefined;
  return {
    reason: 'markup',
    why: tReport('report.markup', { words }),
    fix: tReport('report.cannot.fix'),
    told: told.find(({ where, found }) => where === name && found === words),
  };
}

/** Looks for a conflict anew: a pending widget finds out only when it is hydrated. */
function conflictOf({ name, marker }: Found, { scripts, told, page }: Known): Plain | undefined {
  const conflict = definitions[name].conflicts?.(marker);
  const rivals = scripts.filter(({ widgets, state }) => state !== 'held' && widgets.includes(name));
  // Of a script that was given back more is known.
  if (!conflict || rivals.some(({ state }) => state === 'given-back')) return undefined;
  const handles = rivals.map(({ handle }) => handle).join(', ');
  return {
    reason: 'clash',
    why: tReport('report.clash', { script: handles ? `${conflict} (${handles})` : conflict }),
    fix: takeOff(page, rivals[0]?.widgets ?? [name]),
    told: told.find(({ where, found }) => where === name && found.startsWith(conflict)),
  };
}

function failureOf({ name, marker, island }: Found, { told }: Known): Plain | undefined {
  const own = told.filter(({ where, level }) => where === name && level === 'error');
  const about = own.filter(({ element }) => element?.deref() === marker).at(-1);
  if (about) {
    const reason = about.found.startsWith('the widget threw') ? 'failed' : 'markup';
    const why = tReport(`report.${reason}`, { words: about.found });
    return { reason, why, fix: tReport(`report.${reason}.fix`), told: about };
  }
  const lost = own.find(({ found }) => found.startsWith('its script did not load'));
  return lost && !island?.mounting && !isAwakeElsewhere(name) ? { ...plain('chunk'), told: lost } : undefined;
}

/** Scripts that were held back go back to work together: one widget that fails may cost others their job. */
function givenBack({ name }: Found, { scripts }: Known): Plain | undefined {
  const rival = scripts.find(({ widgets, state }) => state === 'given-back' && widgets.includes(name));
  if (!rival) return undefined;
  const why = [tReport('report.clash', { script: rival.handle }), rival.why].filter(Boolean).join(' ');
  return { reason: 'clash', why, fix: tReport('report.given-back.fix') };
}

/** Then its script has come after all. */
const isAwakeElsewhere = (name: WidgetName): boolean =>
  [...document.querySelectorAll(definitions[name].markers)].some(mountedOn);

function notArmed(marker: Element, other: string | undefined, { page }: Known): Plain {
  if (other) {
    return { reason: 'taken', why: tReport('report.taken', { other }), fix: tReport('report.taken.fix') };
  }
  return marker && page.autoMount ? plain('missed') : plain('auto-mount');
}
