/** An event as the demo theme's listeners write it down. */
export interface DemoEvent {
  readonly event: string;
  readonly target: string;
  /** Kinds of the arguments by position. */
  readonly args: readonly string[];
  readonly via: 'jQuery' | 'native';
}

declare global {
  interface Window {
    demoEvents?: DemoEvent[];
  }
}
