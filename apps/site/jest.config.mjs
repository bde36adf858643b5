import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({
  name: 'site',
  environment: 'node',
  overrides: {
    testTimeout: 30_000,
    globalSetup: '<rootDir>/src/testing/jestSetup.ts',
    globalTeardown: '<rootDir>/src/testing/jestTeardown.ts',
  },
});
