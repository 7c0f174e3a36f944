declare module 'virtual:report-styles' {
  /** Address of the stylesheet of the report's panel, relative to the bundle. */
  const addresses: Readonly<Record<'report', string>>;
  export default addresses;
}

declare module 'virtual:widget-styles' {
  /** Addresses of the stylesheets, relative to the bundle: all widgets' own, the lightbox's, and that of lists with a search. */
  const addresses: Readonly<Record<'widgets' | 'lightbox' | 'lists', string>>;
  export default addresses;
}

declare module 'virtual:replaced-jobs' {
  /** The jobs of `src/loader/replaced.ts`, as `writeJobs` writes them. */
  const jobs: string;
  export default jobs;
}
