import { cityPage } from '../../pages/cityPage.mjs';
import { makeTitle } from '../../pages/makeText.mjs';

const MODULE = '<script type="module" src="/bench/app.js"></script>';

/** The page of each kind, for the same listings in the same order. */
export const buttonPages = {
  'page alone': ({ ids }) => cityPage({ head: '', controls: ids.map((id) => link(id)) }),

  ours: ({ ids }) =>
    cityPage({
      head: '<script async src="/widgets/embed.js"></script>',
      controls: ids.map((id) => link(id, 'data-widget="save-button"')),
    }),

  'plain code': ({ ids, saved }) =>
    cityPage({ head: MODULE, controls: ids.map((id) => link(id)), foot: listOf(saved) }),

  Stimulus: ({ ids, saved }) =>
    cityPage({
      head: MODULE,
      controls: ids.map((id) =>
        button(id, {
          slot: `data-controller="save" data-save-id-value="${id}"`,
          control: 'data-action="save#toggle" data-save-target="control"',
        }),
      ),
      foot: listOf(saved),
    }),

  WordPress: ({ ids, saved }) =>
    cityPage({
      head: `<script type="importmap">{"imports":{"@wordpress/interactivity":"/bench/wordpress.js"}}</script>${MODULE}<link rel="modulepreload" href="/bench/wordpress.js">`,
      controls: ids.map((id) =>
        button(id, {
          slot: `data-wp-context='{"id":"${id}"}'`,
          control:
            'data-wp-on--click="actions.toggle" data-wp-bind--aria-pressed="state.isSaved" data-wp-text="state.label"',
        }),
      ),
      sectionAttributes: 'data-wp-interactive="saved"',
      foot: jsonScript('wp-script-module-data-@wordpress/interactivity', {
        state: { saved: { ids: Object.fromEntries(saved.map((id) => [id, true])) } },
      }),
    }),
};

const slotOf = (id, attributes, control) =>
  `<div class="save" data-listing-id="${id}" data-name="${makeTitle(id)}" ${attributes}>${control}</div>`;

const link = (id, attributes = '') => slotOf(id, attributes, '<a href="/accounts/login">Save</a>');

const button = (id, { slot, control }) =>
  slotOf(id, slot, `<button type="button" aria-pressed="false" ${control}>Save</button>`);

const listOf = (saved) => jsonScript('saved', saved);

const jsonScript = (id, value) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
