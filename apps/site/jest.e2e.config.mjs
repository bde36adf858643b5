import { jestConfig } from '@cityguide/tooling/jest';

/** Browser tests: one browser and one server per brand for the whole run, two test files at a time. */
export default jestConfig({
  name: 'e2e',
  environment: 'node',
  overrides: {
    testMatch: ['<rootDir>/e2e/**/*.test.ts'],
    globalSetup: '<rootDir>/e2e/testing/startAll.ts',
    globalTeardown: '<rootDir>/e2e/testing/stopAll.ts',
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
