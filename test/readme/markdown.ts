/** A heading of a Markdown text. */
export interface Heading {
  readonly level: number;
  readonly text: string;
}

const FENCE = /^```[\s\S]*?^```/gm;
const INLINE = /`([^`\n]+)`/g;

const withoutBlocks = (markdown: string) => markdown.replace(FENCE, '');

/** Returns the text in code blocks and between code marks. */
export function codeOf(markdown: string): string {
  const blocks = markdown.match(FENCE) ?? [];
  const inline = [...withoutBlocks(markdown).matchAll(INLINE)].map(([, code]) => code);
  return [...blocks, ...inline].join('\n');
}

/** Returns the addresses of links and pictures. */
export function linksOf(markdown: string): string[] {
  // A link's text may contain code marks, so only the characters of links are removed from them.
  const text = withoutBlocks(markdown).replace(INLINE, (_, code: string) => code.replace(/[[\]()"]/g, ''));
  const links = [...text.matchAll(/\]\(([^)\s]+)[^)]*\)/g), ...text.matchAll(/\b(?:src|href)="([^"]+)"/g)];
  return links.map(([, address = '']) => address);
}

/** Returns the headings, from the top. */
export function headingsOf(markdown: string): Heading[] {
  return [...withoutBlocks(markdown).matchAll(/^(#+) (.+)$/gm)].map(([, marks = '', text = '']) => ({
    level: marks.length,
    text: text.trim(),
  }));
}

/** Returns the sections: heading of the second level → text below it. */
export function sectionsOf(markdown: string): Map<string, string> {
  const [, ...sections] = markdown.split(/^## /m);
  return new Map(
    sections.map(section => {
      const [heading = '', ...body] = section.split('\n');
      return [heading.trim(), body.join('\n')] as const;
    }),
  );
}

/** Returns the anchors of the headings on a rendered page. */
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
