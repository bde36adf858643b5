import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({
  name: 'wordpress',
  environment: 'node',
  overrides: { testMatch: ['<rootDir>/src/**/*.test.mjs'], testTimeout: 30_000 },
});
