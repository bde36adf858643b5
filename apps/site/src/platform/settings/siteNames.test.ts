import { siteNames } from './siteNames';

it('SITE-1 every folder of configs/sites is a site', () => {
  expect(siteNames).toEqual(expect.arrayContaining(['guide', 'news']));
});
