import { PLUGINS } from '../../plugins';
import { escapeHtml } from '../html';
import type { PageParts } from '../pageAnswer';
import type { Visit } from '../visit';

/** `/vticniki/`: switches the plugins beside the widgets on, and shows what they have done. */
export function pluginsPage({ plugins }: Visit): PageParts {
  const link = (names: string, text: string): string =>
    `<li><a href="/vticniki/?plugins=${names}">${escapeHtml(text)}</a></li>`;
  const links = PLUGINS.map(({ name, about }) => link(name, `${name}: ${about}`));
  return {
    file: 'plugins',
    title: 'Vtičniki',
    values: {
      plugins_state: plugins.map(({ name }) => name).join(', ') || 'nobeden',
      plugins_links: [link('all', 'vsi'), link('off', 'nobeden'), ...links].join('\n'),
    },
  };
}
