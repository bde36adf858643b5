import { defaultSiteConfig, sitePaths } from '@cityguide/site-config';
import { getInspectionUrl } from './getInspectionUrl';

const pathsOf = (foodSafetyUrlTemplate: string | undefined) =>
  sitePaths({ ...defaultSiteConfig, foodSafetyUrlTemplate });
const template = 'https://safety.example/search?id={id}';

describe('inspection link', () => {
  it.each([
    [10412, 'https://safety.example/search?id=10412'],
    ['10412', 'https://safety.example/search?id=10412'],
    ['a&b', 'https://safety.example/search?id=a%26b'],
    [0, 'https://safety.example/search?id=0'],
  ])('LIST-8.inspection fills %p into the site’s template', (id, link) => {
    expect(getInspectionUrl(pathsOf(template), id)).toBe(link);
  });

  it.each([
    ['an establishment without id', template, null],
    ['an empty id', template, ' '],
    ['a site without template', undefined, 10412],
    ['a template that is no web address', 'javascript:{id}', 10412],
  ])('LIST-8 links nothing for %s', (_, address, id) => {
    expect(getInspectionUrl(pathsOf(address), id)).toBeUndefined();
  });
});
