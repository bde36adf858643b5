import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({
  name: 'scripts',
  environment: 'node',
  overrides: {
    testMatch: ['<rootDir>/**/*.test.mjs'],
    // Patterns of packages, not packages.
    modulePathIgnorePatterns: ['<rootDir>/new-widget/template'],
  },
});
