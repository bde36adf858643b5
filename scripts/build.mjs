// Builds the embed script and every widget (only what changed) and checks each against its byte budget.
import { runScript, runTool } from './prepare.mjs';

await runTool('turbo', [
  'run',
  'build',
  '--output-logs=new-only',
  '--log-order=grouped',
  ...process.argv.slice(2),
]);
await runScript('check-budgets.mjs');
