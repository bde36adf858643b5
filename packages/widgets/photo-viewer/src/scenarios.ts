import type { Scenario } from '@cityguide/widget-kit';
import type { definition } from './definition';

/** Thumbnails as another part of a page would have them: pressing one opens the viewer. */
const links = (paths: readonly string[]) =>
  `<ul>${paths.map((path, index) => `<li><a href="${path}">Photo ${index + 1}</a></li>`).join('')}</ul>`;
const place = '/restaurants/osteria-lucchese/photos';
const content = links([501, 502, 503, 530].map((id) => `${place}/${id}/`));

/** Situations that a developer or an editor wants to see. */
export const scenarios: readonly Scenario<typeof definition>[] = [
  { name: 'Links to photos', content },
  { name: 'A closed path of its own', content, options: { closedPath: '/restaurants/osteria-lucchese/' } },
  { name: 'A photo that there is not', content: links([`${place}/99999/`]) },
  { name: 'Slow', content, backend: 'slow' },
  { name: 'Error', content, backend: 'error' },
];
