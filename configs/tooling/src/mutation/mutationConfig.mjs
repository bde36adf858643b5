import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const JEST_RUNNER = fileURLToPath(import.meta.resolve('jest-circus/runner'));

/** Files without tests of their own, or in which a test cannot detect any change. */
const EXCLUDED_FILES = [
  '!src/**/*.test.{ts,tsx}',
  '!src/**/testing/**',
  '!src/**/testing.ts',
  '!src/**/scenarios.ts',
  '!src/**/*.d.ts',
];

/**
 * `mutate`: files of the package, default all of its source; `tests`: those that should detect the mutants, default all
 * that load a mutated file.
 * @typedef {{ name: string, mutate?: string[], tests?: string[] }} MutationArea
 */

/**
 * The Stryker configuration that mutates one area of the code and runs the package's tests on it.
 * @param {MutationArea} area
 * @returns {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]}
 */
export function mutationConfig({ name, mutate = ['src/**/*.{ts,tsx}'], tests }) {
  return {
    mutate: [...mutate, ...EXCLUDED_FILES],
    testRunner: 'jest',
    plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
    jest: {
      configFile: 'jest.config.mjs',
      config: {
        // Jest's own runner: Stryker reads from it which test runs which line.
        testRunner: JEST_RUNNER,
        // One database is enough to detect a mutant; the tests of both run with `npm test`.
        testNamePattern: '^(?!.*PostgreSQL)',
        // A mutant that makes a test wait for ever is detected by the test's own timeout.
        testTimeout: 10_000,
        ...(tests && { testMatch: tests.map((pattern) => `<rootDir>/${pattern}`) }),
      },
      // Finding related tests takes longer than running the few that are listed.
      enableFindRelatedTests: !tests,
    },
    coverageAnalysis: 'perTest',
    // Code that runs once while a file loads would need all tests for each of its mutants.
    ignoreStatic: true,
    // A second process per two cores: jest compiles and Stryker does its bookkeeping beside them.
    concurrency:
      Number(process.env.MUTATION_PROCESSES) || Math.max(1, Math.floor(availableParallelism() / 2)),
    // Longer than a test may take, so that a slow machine does not count as a detection; endless loops are detected by
    // counting.
    timeoutMS: 30_000,
    reporters: ['json', 'dots'],
    jsonReporter: { fileName: reportFile(name) },
    tempDirName: SANDBOX,
    ignorePatterns: ['dist', 'build', 'reports', 'data', '.turbo'],
    // swc compiles without type checks.
    disableTypeChecks: false,
    allowConsoleColors: false,
    allowEmpty: true,
    cleanTempDir: 'always',
  };
}

/** Beside the reports, which git ignores; Stryker removes it at the end. */
export const SANDBOX = 'reports/mutation/sandbox';

/**
 * The result file of an area, within its package.
 * @param {string} name the area's
 */
export const reportFile = (name) => `reports/mutation/${name}.json`;
