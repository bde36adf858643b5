import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({
  name: 'site',
  environment: 'node',
  overrides: {
    testTimeout: 30_000,
    // Jest takes all cores but one by itself; these run last and alone, and wait for hashes and databases.
    maxWorkers: 2,
    globalSetup: '<rootDir>/src/testing/jestSetup.ts',
    globalTeardown: '<rootDir>/src/testing/jestTeardown.ts',
  },
});
