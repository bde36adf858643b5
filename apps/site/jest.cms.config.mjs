import { jestConfig } from '@cityguide/tooling/jest';

/** Browser tests of the plugin in a real WordPress: one site for the whole run, whose tests follow each other. */
export default jestConfig({
  name: 'cms',
  environment: 'node',
  overrides: {
    testMatch: ['<rootDir>/cms/**/*.test.ts'],
    globalSetup: '<rootDir>/cms/testing/startCms.ts',
    globalTeardown: '<rootDir>/e2e/testing/stopAll.ts',
    testTimeout: 90_000,
    maxWorkers: 1,
  },
});
