import { hasPageGlobal } from '../../src/core/config/pageGlobal';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { conflictWith } from '../../src/loader/conflictWith';
import type { Definition } from '../../src/loader/definition';
import { atOnce, whenIdle, whenVisible, where } from '../../src/loader/hydrateWhen';

export const definition = {
  name: 'newsletter',
  markers: 'form.mc4wp-form',
  hydrateWhen: [
    // After a post it has a message to show, wherever it stands.
    where(() => hasPageGlobal('mc4wp_submitted_form'), atOnce),
    whenVisible,
    where(form => form.querySelector('[data-show-if], [data-hide-if]') !== null, whenIdle),
  ],
  conflicts: () =>
    conflictWith("the newsletter's own script", 'mailchimp-for-wp/assets/js/forms', () =>
      Reflect.get(Object(readGlobal('mc4wp')?.forms), 'get'),
    ),
  load: () => import('./index'),
} satisfies Definition;
