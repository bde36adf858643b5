// What we use of packages that come without types.

declare module 'semver' {
  const semver: { satisfies(version: string, range: string): boolean };
  export default semver;
}

declare module 'eslint-plugin-jsx-a11y' {
  import type { Linter, Rule } from 'eslint';

  const plugin: {
    rules: Record<string, Rule.RuleModule>;
    flatConfigs: { recommended: { rules: Linter.RulesRecord } };
  };
  export default plugin;
}

declare module 'jest-circus/runner' {
  export type RunArguments = [
    globalConfig: object,
    project: { rootDir: string },
    environment: object,
    runtime: object,
    testPath: string,
    ...more: unknown[],
  ];
  const run: (...args: RunArguments) => Promise<object>;
  export default run;
}
