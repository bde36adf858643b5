import type { Scenario } from '@cityguide/widget-kit';
import type { definition } from './definition';

/** Links to photos, as in another part of the page: pressing one opens the viewer. */
const links = (paths: readonly string[]) =>
  `<ul>${paths.map((path, index) => `<li><a href="${path}">Photo ${index + 1}</a></li>`).join('')}</ul>`;
const photosPath = '/restaurants/osteria-lucchese/photos';
const content = links([501, 502, 503, 530].map((id) => `${photosPath}/${id}/`));

export const scenarios: readonly Scenario<typeof definition>[] = [
  { name: 'Links to photos', content },
  { name: 'A closed path of its own', content, options: { closedPath: '/restaurants/osteria-lucchese/' } },
  { name: 'A photo that there is not', content: links([`${photosPath}/99999/`]) },
  { name: 'Slow', content, backend: 'slow' },
  { name: 'Error', content, backend: 'error' },
];
