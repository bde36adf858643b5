import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
/** @param {string} path from this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Packages that ship ES modules only and so must be compiled for jest; also found in pnpm's nested folders. */
const ES_MODULES = [
  'ky',
  'oauth4webapi',
  'msw',
  '@mswjs',
  'until-async',
  'rettime',
  'outvariant',
  'strict-event-emitter',
  '@open-draft',
  'headers-polyfill',
  'swiper',
  'supercluster',
  'kdbush',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
];

/** Hours behind UTC and with summer time, so that code which reads a clock without a time zone fails its tests. */
const TEST_ZONE = 'America/Toronto';

/**
 * The jest configuration of one package. Tests run in one time zone wherever the machine is; `TEST_ZONE=Asia/Tokyo`
 * uses another.
 * @param {{ name: string, environment?: 'jsdom' | 'node', overrides?: object }} settings
 */
export function jestConfig({ name, environment = 'node', overrides = {} }) {
  const isBrowser = environment === 'jsdom';
  // Workers inherit it.
  process.env.TZ = process.env.TEST_ZONE || TEST_ZONE;
  return {
    displayName: name,
    // By their paths: Stryker wraps them, and cannot resolve this package's dependencies.
    testEnvironment: require.resolve(isBrowser ? 'jest-fixed-jsdom' : 'jest-environment-node'),
    ...(isBrowser && {
      testEnvironmentOptions: { url: 'http://localhost/' },
      setupFilesAfterEnv: [here('./jest/browserSetup.mjs')],
    }),
    testRunner: here('./jest/crashReportRunner.cjs'),
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx,mjs}'],
    extensionsToTreatAsEsm: [],
    moduleNameMapper: {
      '\\.module\\.css$': here('./jest/cssModule.cjs'),
      '\\.css$': here('./jest/emptyModule.cjs'),
      '\\.svg$': here('./jest/emptyModule.cjs'),
    },
    transform: {
      '\\.m?[jt]sx?$': [
        require.resolve('@swc/jest'),
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true, decorators: false },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [
      `/node_modules/(?!(?:\\.pnpm/[^/]+/node_modules/)?(?:${ES_MODULES.join('|')})/)`,
    ],
    // A component test types and waits; on a busy machine five seconds are not enough.
    testTimeout: 20_000,
    workerIdleMemoryLimit: '1GB',
    ...overrides,
  };
}
