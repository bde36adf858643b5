/**
 * Files of the server that are tested by the test file beside them.
 * @param {string} folder
 * @param {string[]} names
 * @returns {Part[]}
 */
const withOwnTest = (folder, names) =>
  names.map((name) => ({ mutate: [`${folder}/${name}.ts`], tests: [`${folder}/${name}.test.ts`] }));

/**
 * The areas of mutation testing: a package, or folders of one. They cover state, races, clean-up and security; the
 * look of a widget is checked by people and browser tests.
 * `folder`: the package. `parts`, if it is not mutated as a whole: files (`mutate`) and the tests that should detect
 * the mutants (`tests`; by default all of the package). The server's parts name their tests, since every test of the
 * server runs every line of its security code, and would have to run for each mutant.
 * `atLeast`: the score in percent that must not be lost again; the goal is 85 in each area.
 * @typedef {{ mutate?: string[], tests?: string[] }} Part
 * @typedef {{ name: string, folder: string, parts?: Part[], atLeast?: number }} Area
 * @type {Area[]}
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
      ...withOwnTest('src/platform/security', [
        'getAddressKey',
        'createPasswordHasher',
        'createSigner',
        'createDeviceCookie',
        'listAdSources',
        'mailToken',
        'navigation',
      ]),
      {
        mutate: ['src/platform/security/{isLocalRequest,getSiteOrigin}.ts'],
        tests: ['src/platform/security/requestAddress.test.ts'],
      },
      {
        mutate: ['src/platform/security/createRateLimiter.ts'],
        tests: ['src/platform/security/createRateLimiter.test.ts'],
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
          'src/platform/security/{rejectCrossSiteWrites,verifyCsrfToken,createCsrfToken}.ts',
          'src/platform/security/{addSecurityHeaders,createClientErrorHandler,rejectInvalidHosts}.ts',
        ],
        tests: ['src/platform/security/{writes,everyResponse,listAdSources,requestAddress}.test.ts'],
      },
    ],
  },
  {
    name: 'sessions',
    folder: 'apps/site',
    parts: withOwnTest('src/platform/sessions', ['formatDevice', 'createSessions']),
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
      ...withOwnTest('src/platform/caching', ['createLruMap']),
      {
        mutate: ['src/platform/caching/{addEtags,negotiateEncoding,compressResponses,cacheResponses}.ts'],
        tests: ['src/platform/caching/{compressResponses,sentResponses}.test.ts'],
      },
      {
        mutate: ['src/platform/caching/createDataVersionReader.ts'],
        tests: ['src/platform/caching/cacheResponses.test.ts'],
      },
    ],
  },
];
