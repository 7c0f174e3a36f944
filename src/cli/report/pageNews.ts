import * as v from 'valibot';

const measureSchema = v.object({
  /** Requests for scripts. */
  scripts: v.number(),
  /** Compressed bytes of them. */
  bytes: v.number(),
  /** Scripts of other hosts: browsers do not expose their bytes. */
  unsized: v.number(),
  /** Those of them that the classic tag holds back: the browser had fetched them before the tag could, and does not run them. */
  held: v.object({ scripts: v.number(), bytes: v.number() }),
  /** Sum of the time beyond 50 ms of each task, in ms; `null` where the browser does not measure it. */
  blocking: v.nullable(v.number()),
});

const widgetSchema = v.object({
  name: v.string(),
  state: v.picklist(['awake', 'asleep', 'plain']),
  why: v.optional(v.string()),
  fix: v.optional(v.string()),
});

const scriptSchema = v.object({
  handle: v.string(),
  state: v.picklist(['running', 'held', 'given-back']),
  why: v.optional(v.string()),
  fix: v.optional(v.string()),
});

const settingSchema = v.object({ name: v.string(), why: v.string(), fix: v.string() });

const problemSchema = v.object({ where: v.string(), message: v.string(), fix: v.optional(v.string()) });

const newsSchema = v.variant('kind', [
  v.object({
    kind: v.literal('settled'),
    path: v.string(),
    measure: measureSchema,
    report: v.object({
      widgets: v.optional(v.array(widgetSchema), []),
      scripts: v.optional(v.array(scriptSchema), []),
      settings: v.optional(v.array(settingSchema), []),
      problems: v.optional(v.array(problemSchema), []),
    }),
  }),
  v.object({ kind: v.literal('compared'), path: v.string(), before: measureSchema, after: measureSchema }),
]);

export type Measure = v.InferOutput<typeof measureSchema>;

export type PageWidget = v.InferOutput<typeof widgetSchema>;

/** Message of a page: once it has settled, and once it was measured without the tag. */
export type PageNews = v.InferOutput<typeof newsSchema>;

export type SettledNews = Extract<PageNews, { kind: 'settled' }>;
export type ComparedNews = Extract<PageNews, { kind: 'compared' }>;

/** Reads what a page sent; `undefined` when it is not of that form. */
export function parseNews(json: string): PageNews | undefined {
  try {
    const result = v.safeParse(newsSchema, JSON.parse(json));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
