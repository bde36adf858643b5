import { getOnboardingReturnPath } from './getOnboardingReturnPath';

describe('the return path of the onboarding', () => {
  it.each([
    ['/places/x/?a=1#photos', '/places/x/?a=1#photos'],
    ['/accounts/dashboard#/favourites/', '/accounts/dashboard#/favourites/'],
    ['/accounts/onboarding?next=%2Fplaces%2F', '/places/'],
    ['/accounts/login/?next=%2Faccounts%2Fonboarding%3Fnext%3D%252Fplaces%252F', '/places/'],
    ['/accounts/login', '/'],
    ['/accounts/onboarding?next=https%3A%2F%2Fevil.example', '/'],
  ])('DASH-5.leads-back AUTH-14 %s leads to %s', (next, path) => {
    expect(getOnboardingReturnPath(next)).toBe(path);
  });

  it.each([
    undefined,
    null,
    '',
    'places/',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    ['/places/'],
  ])('AUTH-14 %j leads home', (next) => {
    expect(getOnboardingReturnPath(next)).toBe('/');
  });
});
