import type { WidgetName } from '../registry';

/** `awake`: mounted. `asleep`: pending, to be hydrated when it is needed. `plain`: unenhanced, the page works as without the widget. */
export type WidgetState = 'awake' | 'asleep' | 'plain';

/** Reason that hydrates a pending widget: the README's table of states. An interaction hydrates each, but those of the whole page. */
export type WakeReason = 'interaction' | 'visible' | 'idle' | 'cart' | 'narrow' | 'at-once';

/** Why a widget is plain: the README's table of reasons. */
export type PlainReason =
  | 'off'
  | 'disabled'
  | 'auto-mount'
  | 'clash'
  | 'markup'
  | 'failed'
  | 'chunk'
  | 'settings'
  | 'taken'
  | 'missed';

/** Sentences in the page's language. */
export interface Explained {
  /** Reason for its state; left out where all is well. */
  readonly why?: string;
  /** The remedy; left out where there is none. */
  readonly fix?: string;
}

/** A widget or behaviour on one of its markers. */
export interface ReportedWidget extends Explained {
  readonly name: WidgetName;
  readonly marker: Element;
  /** The marker as a person would look it up: tag and id, or tag and classes. */
  readonly label: string;
  readonly state: WidgetState;
  /** Reasons that would hydrate it, where it is pending. */
  readonly wakes?: readonly WakeReason[];
  /** Reason why it is plain. */
  readonly reason?: PlainReason;
}

/** `running`: the page runs it. `held`: the classic tag holds it back. `given-back`: it was held back, and runs after all. */
export type ScriptState = 'running' | 'held' | 'given-back';

/** A script of the shop, or of one of its add-ons, that does the same job as a widget. */
export interface ReportedScript extends Explained {
  /** WordPress' handle of it. */
  readonly handle: string;
  readonly address: string;
  /** Widgets whose job it does. */
  readonly widgets: readonly WidgetName[];
  readonly state: ScriptState;
}

/** Settings that a widget of the page needs, and that the page does not print. */
export interface ReportedSetting extends Required<Explained> {
  /** Name of the global, e.g. `wc_add_to_cart_params`. */
  readonly name: string;
  /** Widgets on the page that need it. */
  readonly widgets: readonly WidgetName[];
}

/** Something else that is wrong, or was said in the console since the page began. */
export interface ReportedProblem extends Pick<Explained, 'fix'> {
  /** Widget or part that it is about: `config`, `tag`, `styles`, `security-policy`, `markers` or a widget's name. */
  readonly where: string;
  readonly message: string;
  readonly level: 'error' | 'warning';
}

/** Use of jQuery on the page. */
export interface ReportedJQuery extends Explained {
  /** Handles, addresses or places in the code of scripts that use it, or may. */
  readonly users: readonly string[];
  readonly why: string;
}

/** The page as a whole. */
export interface ReportedPage {
  readonly address: string;
  /** Language of the report. */
  readonly language: 'sl' | 'en';
  /** Whether widgets mount by themselves. */
  readonly autoMount: boolean;
  /** Names in the configuration's `disabled`. */
  readonly disabled: readonly string[];
  /** Addresses of the script's tags, in the order of the page. */
  readonly tags: readonly string[];
  /** Address of the stylesheet; left out where there is none. */
  readonly stylesheet?: string;
  /** Left out where the page has none, or the plugin for WordPress has not looked for its users. */
  readonly jQuery?: ReportedJQuery;
}

/** Report of a page. */
export interface Report {
  /** Version of the bundle. */
  readonly version: string;
  readonly page: ReportedPage;
  /** An entry for each marker, in the order of the page. */
  readonly widgets: readonly ReportedWidget[];
  readonly scripts: readonly ReportedScript[];
  readonly settings: readonly ReportedSetting[];
  readonly problems: readonly ReportedProblem[];
  /** All of it as a list to read, in the page's language. */
  readonly text: string;
  /** The same as `text`. */
  toString(): string;
  /** Returns data for `JSON.stringify`: everything but `text` and the markers. */
  toJSON(): object;
}

/** Settings of `report`. */
export interface ReportOptions {
  /**
   * `true` shows the panel, and lets the address `?shop-widgets=report` show it in this browser from now on; `false` closes
   * it and takes that back; `once` shows it and changes nothing else. Left out: no panel.
   */
  readonly panel?: boolean | 'once';
}
