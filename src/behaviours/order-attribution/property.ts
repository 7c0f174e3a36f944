/** A property of something that other scripts own, whatever it is. */
export const property = (owner: unknown, name: string): unknown => Reflect.get(Object(owner), name);
