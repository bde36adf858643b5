import { jestConfig } from './src/jest.mjs';

// The workspace's scripts are not a package of their own, so their tests run with those of the tools.
export default jestConfig({
  name: 'tooling',
  environment: 'node',
  overrides: {
    roots: ['<rootDir>/src', '<rootDir>/../../scripts'],
    testMatch: ['**/*.test.mjs'],
    // Templates of packages, not packages.
    modulePathIgnorePatterns: ['/scripts/new-widget/template'],
  },
});
