/** Payload of an event without arguments. */
export type Bare = Readonly<Record<never, never>>;
