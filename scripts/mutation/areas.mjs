/**
 * What is broken on purpose, by area: a package, or folders of one. Where state, races, clean-up and security live; the look
 * of a widget is for people and for browser tests.
 * `folder`: the package. `mutate`: its files, where not all. `tests`: those that are to notice, where not all of the package:
 * every test of the server runs every line of its security, and would have to run for each break of it.
 * `atLeast`: the score in percent that was reached, and is kept; the goal is 85 in each.
 */
export const areas = [
  { name: 'site-config', folder: 'packages/site-config' },
  { name: 'widget-kit', folder: 'packages/widget-kit' },
  {
    name: 'store-session',
    folder: 'packages/store',
    mutate: ['src/session/**/*.ts', 'src/storage/**/*.ts', 'src/tabs/**/*.ts'],
  },
  { name: 'store-saved', folder: 'packages/store', mutate: ['src/saved/**/*.ts'] },
  {
    name: 'store',
    folder: 'packages/store',
    mutate: ['src/**/*.{ts,tsx}', '!src/{session,storage,tabs,saved}/**'],
  },
  { name: 'api', folder: 'packages/api' },
  { name: 'embed', folder: 'apps/embed' },
  {
    name: 'security',
    folder: 'apps/site',
    mutate: [
      'src/security/attempts.ts',
      'src/security/createSigner.ts',
      'src/security/deviceCookie.ts',
      'src/security/knownDevice.ts',
      'src/security/navigation.ts',
      'src/security/siteOrigin.ts',
      'src/security/isLocalRequest.ts',
      'src/security/mailToken.ts',
      'src/security/addressKey.ts',
      'src/security/createTurns.ts',
    ],
    tests: [
      'src/security/{countAttempts,createSigner,deviceCookie,navigation,requestAddress}.test.ts',
      'src/security/{mailToken,addressKey,createTurns}.test.ts',
    ],
  },
  {
    name: 'security-answers',
    folder: 'apps/site',
    mutate: [
      'src/security/addSecurityHeaders.ts',
      'src/security/answerBeforeRouting.ts',
      'src/security/createCsrfToken.ts',
      'src/security/createPasswords.ts',
      'src/security/isSecure.ts',
      'src/security/listAdSources.ts',
      'src/security/refuseForeignWrites.ts',
      'src/security/refuseForgedWrite.ts',
      'src/security/rejectInvalidHosts.ts',
    ],
    tests: ['src/security/{writes,everyAnswer,listAdSources,createPasswords,requestAddress}.test.ts'],
  },
  {
    name: 'sessions',
    folder: 'apps/site',
    mutate: ['src/sessions/**/*.ts'],
    tests: ['src/sessions/createSessions.test.ts', 'src/sessions/describeDevice.test.ts'],
  },
  {
    name: 'saved',
    folder: 'apps/site',
    mutate: ['src/saved-groups/**/*.ts', 'src/todos/**/*.ts'],
    tests: ['src/saved-groups/**/*.test.ts', 'src/favourites/**/*.test.ts', 'src/ratings/**/*.test.ts'],
  },
  {
    name: 'caching',
    folder: 'apps/site',
    mutate: ['src/caching/**/*.ts'],
    tests: ['src/caching/{compressAnswers,createRecentMap,sentAnswers}.test.ts'],
  },
];
