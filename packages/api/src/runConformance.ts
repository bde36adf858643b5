import { parseArgs } from 'node:util';
import { allRoutes, conformanceCases } from './conformance';
import { createTestContext } from './conforming/createTestContext';
import { formatCalls } from './conforming/formatCalls';
import { runCases } from './conforming/runCases';

const USAGE = `Usage: npm run conformance -- --url https://example.org

Asks a running API whether it keeps the contract, and says call by call what it does differently and which widgets need
the call. Where the address has no path, /api/v2/ is taken.
Only for systems made for testing: it signs up two members and writes on their behalf. What only the token of a
reset mail can bring about is left out.`;

function parseBaseUrl(argument: string | undefined): string | undefined {
  if (argument === undefined || !/^https?:\/\//.test(argument)) return undefined;
  const url = new URL(argument);
  return url.pathname === '/' ? new URL('/api/v2/', url).href : url.href;
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { url: { type: 'string' } },
  });
  const baseUrl = parseBaseUrl(values.url === undefined ? positionals[0] : String(values.url));
  if (baseUrl === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  printLine(`Conformance of ${baseUrl}\n`);
  const context = createTestContext(baseUrl);
  const reports = await runCases(context, {
    cases: conformanceCases,
    onReport({ title, error }) {
      printLine(`${error === undefined ? '✓' : '✗'} ${title}`);
      if (error !== undefined) printLine(`    ${error instanceof Error ? error.message : String(error)}\n`);
    },
  });
  const failedCount = reports.filter(({ error }) => error !== undefined).length;
  printLine(`\nCall by call, and the widgets that need it\n\n${formatCalls(allRoutes, context.coverage)}`);
  printLine(`\n${reports.length - failedCount} passed, ${failedCount} failed`);
  return failedCount > 0 ? 1 : 0;
}

process.exitCode = await main();
