declare module 'virtual:widget-styles' {
  /** Address of each widget's stylesheet, relative to the bundle. */
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
