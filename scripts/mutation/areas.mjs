/** Files of the server that are judged by the tests beside them. */
const beside = (folder, names) =>
  names.map((name) => ({ mutate: [`${folder}/${name}.ts`], tests: [`${folder}/${name}.test.ts`] }));

/**
 * What is broken on purpose, by area: a package, or folders of one. Where state, races, clean-up and security live; the look
 * of a widget is for people and for browser tests.
 * `folder`: the package. `parts`, where it is not broken as a whole: files (`mutate`) and the tests that are to notice (`tests`;
 * all of the package where none are named). Every test of the server runs every line of its security, and would have to run
 * for each break of it.
 * `atLeast`: the score in percent that was reached, and is kept; the goal is 85 in each.
 */
export const areas = [
  { name: 'site-config', folder: 'packages/site-config' },
  { name: 'widget-kit', folder: 'packages/widget-kit' },
  {
    name: 'store-session',
    folder: 'packages/store',
    parts: [{ mutate: ['src/session/**/*.ts', 'src/storage/**/*.ts', 'src/tabs/**/*.ts'] }],
  },
  { name: 'store-saved', folder: 'packages/store', parts: [{ mutate: ['src/saved/**/*.ts'] }] },
  {
    name: 'store',
    folder: 'packages/store',
    parts: [{ mutate: ['src/**/*.{ts,tsx}', '!src/{session,storage,tabs,saved}/**'] }],
  },
  { name: 'api', folder: 'packages/api' },
  { name: 'embed', folder: 'apps/embed' },
  {
    name: 'security',
    folder: 'apps/site',
    atLeast: 91,
    parts: [
      ...beside('src/platform/security', [
        'addressKey',
        'createPasswords',
        'createSigner',
        'createTurns',
        'deviceCookie',
        'listAdSources',
        'mailToken',
        'navigation',
      ]),
      {
        mutate: ['src/platform/security/{isLocalRequest,siteOrigin}.ts'],
        tests: ['src/platform/security/requestAddress.test.ts'],
      },
      {
        mutate: ['src/platform/security/attempts.ts'],
        tests: ['src/platform/security/countAttempts.test.ts'],
      },
      {
        mutate: ['src/platform/security/knownDevice.ts'],
        tests: ['src/platform/security/deviceTokens.test.ts'],
      },
    ],
  },
  {
    name: 'security-answers',
    folder: 'apps/site',
    parts: [
      {
        mutate: [
          'src/platform/security/{refuseForeignWrites,refuseForgedWrite,createCsrfToken}.ts',
          'src/platform/security/{addSecurityHeaders,answerBeforeRouting,rejectInvalidHosts}.ts',
        ],
        tests: ['src/platform/security/{writes,everyAnswer,listAdSources,requestAddress}.test.ts'],
      },
    ],
  },
  {
    name: 'sessions',
    folder: 'apps/site',
    parts: beside('src/platform/sessions', ['describeDevice', 'createSessions']),
  },
  {
    name: 'saved',
    folder: 'apps/site',
    parts: [
      {
        mutate: ['src/members/saved/**/*.ts'],
        tests: ['src/members/saved/**/*.test.ts'],
      },
    ],
  },
  {
    name: 'caching',
    folder: 'apps/site',
    parts: [
      ...beside('src/platform/caching', ['createRecentMap']),
      {
        mutate: ['src/platform/caching/{addEntityTags,chooseEncoding,compressAnswers,keepAnswers}.ts'],
        tests: ['src/platform/caching/{compressAnswers,sentAnswers}.test.ts'],
      },
      {
        mutate: ['src/platform/caching/createVersions.ts'],
        tests: ['src/platform/caching/keepAnswers.test.ts'],
      },
    ],
  },
];
