import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const BANNED_IMPORTS = {
  group: ['**/utils', '**/helpers', '**/common', '**/misc'],
  message: 'Name the file after what it does.',
};

const DEMO = '@cityguide/demo-city*';

/** Which imports are not allowed where; docs/architecture.md has the same table in words. */
const IMPORT_BOUNDARIES = [
  importBoundary(
    'packages/widgets/*/src/**/*.{ts,tsx}',
    [
      '@cityguide/api/*',
      '@cityguide/widget-*/*',
      '!@cityguide/widget-kit/*',
      '@cityguide/embed/*',
      DEMO,
      'ky',
    ],
    'A widget talks to the store; it never calls the API or another widget.',
  ),
  importBoundary(
    'packages/store/src/**/*.ts',
    ['react', 'react-dom*', '@cityguide/widget-kit*', '@cityguide/ui*', DEMO],
    'Visitor state is plain Zustand; React stands only in react.ts, *Provider.tsx and use*.ts.',
  ),
  importBoundary(
    'packages/widget-kit/src/**/*.ts',
    ['@cityguide/widget-*/*', '@cityguide/api/*', '@cityguide/ui*', DEMO],
    'The kit knows no widget and no API.',
  ),
  importBoundary(
    'packages/{ui,site-config}/src/**/*.{ts,tsx}',
    ['@cityguide/*'],
    'A leaf package imports nothing of ours.',
  ),
  importBoundary(
    'packages/demo-city/src/**/*.ts',
    ['@cityguide/*', '!@cityguide/site-config', 'fastify', 'kysely'],
    'The city says what there is; whoever serves it knows servers and databases.',
  ),
  importBoundary(
    'packages/api/src/**/*.ts',
    ['@cityguide/*', '!@cityguide/site-config'],
    'The API knows nothing of ours but the formats that forms and servers judge by alike.',
  ),
  importBoundary(
    'apps/embed/src/**/*.ts',
    [
      '@cityguide/widget-*/*',
      '!@cityguide/widget-kit/*',
      '@cityguide/api/mocks',
      '@cityguide/api/contract',
      DEMO,
    ],
    'The embed script gets widgets at run time only.',
  ),
  siteLayer('platform', ['media', 'pages', 'content', 'members', 'development', 'demo']),
  siteLayer('media', ['pages', 'content', 'members', 'development', 'demo']),
  siteLayer('pages', ['content', 'members', 'development', 'demo']),
  siteLayer('content', ['members', 'development', 'demo']),
  siteLayer('members', ['content', 'development', 'demo']),
  siteLayer('development', ['content', 'members', 'demo']),
];

/**
 * A layer of the reference site, and those that it may not import: what it needs of them is passed in where the site is
 * assembled.
 * @param {string} name
 * @param {string[]} others
 * @returns {import('eslint').Linter.Config}
 */
function siteLayer(name, others) {
  return {
    files: [`apps/site/src/${name}/**/*.ts`],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            BANNED_IMPORTS,
            {
              regex: `^\\.\\.?/(.*/)?(${others.join('|')})/|^@cityguide/demo-city|/(createServices|createServer|createSite|startSite|register(Api|Pages))$`,
              message: `${name} imports nothing from ${others.join(', ')} or from what puts the site together: take it as a parameter.`,
            },
          ],
        },
      ],
    },
  };
}

/**
 * @param {string} files
 * @param {string[]} group patterns of imports that are not allowed there
 * @param {string} message
 * @returns {import('eslint').Linter.Config}
 */
function importBoundary(files, group, message) {
  return {
    files: [files],
    ignores: [
      '**/*.test.*',
      '**/scenarios.ts',
      '**/testing/**',
      '**/fuzzing/**',
      'apps/site/src/**/*Main.ts',
      'packages/store/src/**/use*.ts',
      'packages/store/src/**/react.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [BANNED_IMPORTS, { group, allowTypeImports: false, message }] },
      ],
    },
  };
}

/** The lint rules of the whole workspace: each is an error or off. */
export function eslintConfig() {
  return tseslint.config(
    { ignores: ['**/dist/**', '**/build/**', '**/reports/**', 'apps/site/data/**', '**/node_modules/**'] },
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    js.configs.recommended,
    ...tseslint.configs.strict,
    {
      plugins: { 'import-x': importX },
      rules: {
        '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
        '@typescript-eslint/no-invalid-void-type': 'off',
        'import-x/no-default-export': 'off',
        'import-x/no-duplicates': 'error',
        'import-x/no-mutable-exports': 'error',
        'max-params': ['error', 3],
        'max-lines': ['error', { max: 300, skipBlankLines: false }],
        'no-console': 'error',
        'no-control-regex': 'off',
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'no-restricted-imports': ['error', { patterns: [BANNED_IMPORTS] }],
      },
    },
    // A drawing function takes coordinates and sizes by position, as SVG does; lists of sample data are long.
    {
      files: ['packages/demo-city/src/{drawing,scenes}/**/*.ts'],
      rules: { 'max-params': 'off', 'max-lines': 'off' },
    },
    { files: ['packages/demo-city/src/listings/kinds/*.ts'], rules: { 'max-lines': 'off' } },
    {
      // Libraries of a page may have replaced it by one that takes no mapping and no iterators (ANY-6).
      files: [
        'apps/embed/src/**/*.ts',
        'packages/{widget-kit,store,ui,site-config}/src/**/*.{ts,tsx}',
        'packages/widgets/*/src/**/*.{ts,tsx}',
      ],
      ignores: ['**/*.test.*', '**/scenarios.ts', '**/testing/**'],
      rules: {
        'no-restricted-syntax': [
          'error',
          {
            selector:
              'ForOfStatement > CallExpression.right[callee.property.name="entries"][arguments.length=0]',
            message:
              'Prototype.js replaces the entries of arrays: count by yourself; of a Map, leave it out.',
          },
        ],
        'no-restricted-properties': [
          'error',
          {
            object: 'Array',
            property: 'from',
            message: 'Spread it, and map: [...items].map(…). Prototype.js and MooTools replace Array.from.',
          },
        ],
      },
    },
    {
      // Issues are logged for editors there (EMBED-5, SITE-4).
      files: ['apps/embed/src/**/*.ts', 'packages/{widget-kit,store}/src/**/*.ts'],
      rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
    },
    {
      files: ['**/*.{ts,tsx}'],
      // A widget's entry and jest's global set-up are imported by their default export.
      ignores: [
        '**/widget.ts',
        '**/*.d.ts',
        '**/testing/{jestSetup,jestTeardown,startAll,startCms,stopAll}.ts',
      ],
      rules: { 'import-x/no-default-export': 'error' },
    },
    { files: ['**/*.{ts,tsx}'], languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: globals.node } },
    { files: ['packages/wordpress/plugin/**/*.js'], languageOptions: { globals: globals.browser } },
    {
      files: ['scripts/bench/{in-page,peers/code}/*.{mjs,jsx}'],
      languageOptions: { globals: globals.browser },
    },
    {
      files: ['{scripts,configs/tooling}/**/*.mjs'],
      // The first runs before anything is installed, the second in a measured page.
      ignores: ['scripts/prepare.mjs', 'scripts/bench/peers/code/*', '**/parseJson.mjs', '**/*.test.mjs'],
      rules: {
        'no-restricted-properties': [
          'error',
          {
            object: 'JSON',
            property: 'parse',
            message: 'Use parseJson of @cityguide/tooling/json, which checks what it has read.',
          },
        ],
      },
    },
    { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
    {
      files: ['**/*.test.*', '**/testing/**', '**/e2e/**'],
      languageOptions: { globals: globals.jest },
      rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
    },
    {
      files: ['**/*.tsx', '**/use*.ts'],
      plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
      rules: {
        ...jsxA11y.flatConfigs.recommended.rules,
        'react-hooks/rules-of-hooks': 'error',
        'react-hooks/exhaustive-deps': 'error',
      },
    },
    ...IMPORT_BOUNDARIES,
  );
}
