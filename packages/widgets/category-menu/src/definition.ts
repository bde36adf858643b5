import { defineWidget, type OptionsOf } from '@cityguide/widget-kit';

/** Pure data, so that servers and scripts can read it. */
export const definition = defineWidget({
  name: 'category-menu',
  title: 'Category menu',
  help: 'A drop-down of categories: choosing one goes to its page. The page’s own form does the same with its button.',
  kind: 'enhancer',
  load: 'visible',
  options: {},
  fallback: `<form method="get" action="/neighbourhoods/annex/">
    <label for="category">Category</label>
    <select id="category" name="category" autocomplete="off">
      <option value="">Choose a Category...</option>
      <optgroup label="Restaurants">
        <option value="/restaurants/n/7/annex/">All restaurants</option>
        <option value="/restaurants/n/7/annex/?sub_type=11">Bakeries</option>
      </optgroup>
    </select>
    <button type="submit">Go</button>
  </form>`,
  plain: {
    fallback: `<ul>
    <li><a href="/restaurants/n/7/annex/">All restaurants</a></li>
    <li><a href="/restaurants/n/7/annex/?sub_type=11">Bakeries</a></li>
  </ul>`,
  },
  intent: 'button',
});

export type Options = OptionsOf<typeof definition>;
