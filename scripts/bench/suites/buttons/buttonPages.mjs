import { cityPage } from '../../pages/cityPage.mjs';
import { makeTitle } from '../../pages/makeText.mjs';

/** @typedef {'page alone' | 'ours' | 'plain code' | 'Stimulus' | 'WordPress'} ButtonKind */

const MODULE = '<script type="module" src="/bench/app.js"></script>';

/** @typedef {{ ids: number[], saved: number[] }} Listings */

/**
 * The page of each kind, for the same listings in the same order.
 * @type {Record<ButtonKind, (listings: Listings) => string>}
 */
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

/**
 * @param {number} id
 * @param {string} attributes
 * @param {string} control
 */
const slotOf = (id, attributes, control) =>
  `<div class="save" data-listing-id="${id}" data-name="${makeTitle(id)}" ${attributes}>${control}</div>`;

/** @param {number} id */
const link = (id, attributes = '') => slotOf(id, attributes, '<a href="/accounts/login">Save</a>');

/**
 * @param {number} id
 * @param {{ slot: string, control: string }} attributes
 */
const button = (id, { slot, control }) =>
  slotOf(id, slot, `<button type="button" aria-pressed="false" ${control}>Save</button>`);

/** @param {number[]} saved */
const listOf = (saved) => jsonScript('saved', saved);

/**
 * @param {string} id
 * @param {unknown} value
 */
const jsonScript = (id, value) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
