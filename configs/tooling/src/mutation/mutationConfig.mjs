import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const JEST_RUNNER = fileURLToPath(import.meta.resolve('jest-circus/runner'));

/** No tests of its own, or nothing that a test could tell apart. */
const NEVER = [
  '!src/**/*.test.{ts,tsx}',
  '!src/**/testing/**',
  '!src/**/testing.ts',
  '!src/**/scenarios.ts',
  '!src/**/*.d.ts',
];

/**
 * How Stryker breaks the code of one area and runs the package's tests on it.
 * @param {{ name: string, mutate?: string[], tests?: string[] }} area `mutate`: files of the package, all of its source where
 * none are named; `tests`: those that are to notice, all that load a broken file where none are named
 */
export function mutationConfig({ name, mutate = ['src/**/*.{ts,tsx}'], tests }) {
  return {
    mutate: [...mutate, ...NEVER],
    testRunner: 'jest',
    plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
    jest: {
      configFile: 'jest.config.mjs',
      config: {
        // Jest's own runner: Stryker looks into it to know which test runs which line.
        testRunner: JEST_RUNNER,
        // One database is enough to notice a break; the tests of both run with `npm test`.
        testNamePattern: '^(?!.*PostgreSQL)',
        // A break that makes a test wait for ever is noticed by the test itself.
        testTimeout: 10_000,
        ...(tests && { testMatch: tests.map((pattern) => `<rootDir>/${pattern}`) }),
      },
      // To find them takes longer than to run the few that were named.
      enableFindRelatedTests: !tests,
    },
    coverageAnalysis: 'perTest',
    // What runs once while a file loads would need all tests for each of its mutants.
    ignoreStatic: true,
    // A second process per two cores: jest compiles and Stryker keeps the books beside them.
    concurrency:
      Number(process.env.MUTATION_PROCESSES) || Math.max(1, Math.floor(availableParallelism() / 2)),
    // Longer than a test may take, so that a busy machine does not count as noticed; endless loops are found by counting.
    timeoutMS: 30_000,
    reporters: ['json', 'dots'],
    jsonReporter: { fileName: reportFile(name) },
    tempDirName: SANDBOX,
    ignorePatterns: ['dist', 'build', 'reports', 'data', '.turbo'],
    // swc compiles without looking at types.
    disableTypeChecks: false,
    allowConsoleColors: false,
    allowEmpty: true,
    cleanTempDir: 'always',
  };
}

/** Beside the reports, which git does not see; Stryker removes it at the end. */
export const SANDBOX = 'reports/mutation/sandbox';

/** Where the outcome of an area is written, within its package. */
export const reportFile = (name) => `reports/mutation/${name}.json`;
