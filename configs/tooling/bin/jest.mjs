#!/usr/bin/env node
// Runs jest with the package's configuration and writes a report for the requirements script.
import { mkdirSync } from 'node:fs';
import { run } from 'jest';

mkdirSync('reports', { recursive: true });
const args = process.argv.slice(2);
const isWhole = !args.some((arg) => !arg.startsWith('-') && args[args.indexOf(arg) - 1] !== '--config');
/** `jest.e2e.config.mjs` writes `reports/e2e.json`. */
const [, name = 'unit'] = /jest\.([a-z0-9]+)\.config/.exec(args.join(' ')) ?? [];
const report = `reports/${name}.json`;
await run([...args, ...(isWhole ? ['--json', `--outputFile=${report}`] : [])]);
