/** A heading of a Markdown text. */
export interface Heading {
  readonly level: number;
  readonly text: string;
}

const FENCE = /^```[\s\S]*?^```/gm;
const INLINE = /`([^`\n]+)`/g;

const withoutBlocks = (markdown: string) => markdown.replace(FENCE, '');

/** What stands in code blocks and between code marks. */
export function codeOf(markdown: string): string {
  const blocks = markdown.match(FENCE) ?? [];
  const inline = [...withoutBlocks(markdown).matchAll(INLINE)].map(([, code]) => code);
  return [...blocks, ...inline].join('\n');
}

/** Addresses of its links and pictures. */
export function linksOf(markdown: string): string[] {
  // Code marks stay in a link's text, so only what looks like a link within them goes.
  const text = withoutBlocks(markdown).replace(INLINE, (_, code: string) => code.replace(/[[\]()"]/g, ''));
  const links = [...text.matchAll(/\]\(([^)\s]+)[^)]*\)/g), ...text.matchAll(/\b(?:src|href)="([^"]+)"/g)];
  return links.map(([, address = '']) => address);
}

/** Its headings, from the top. */
export function headingsOf(markdown: string): Heading[] {
  return [...withoutBlocks(markdown).matchAll(/^(#+) (.+)$/gm)].map(([, marks = '', text = '']) => ({
    level: marks.length,
    text: text.trim(),
  }));
}

/** Heading of the second level → what stands below it. */
export function sectionsOf(markdown: string): Map<string, string> {
  const [, ...sections] = markdown.split(/^## /m);
  return new Map(
    sections.map(section => {
      const [heading = '', ...body] = section.split('\n');
      return [heading.trim(), body.join('\n')] as const;
    }),
  );
}

/** The anchors that its headings have where it is shown as a page. */
export function anchorsOf(markdown: string): string[] {
  const slugs = headingsOf(markdown).map(({ text }) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return slugs.map((slug, at) => {
    const before = slugs.slice(0, at).filter(other => other === slug).length;
    return before ? `${slug}-${before}` : slug;
  });
}
