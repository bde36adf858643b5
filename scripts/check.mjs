// All that needs no browser: layout, lint, types, walls between packages, freshness of what is generated.
import { runScript, runTool } from './prepare.mjs';

runTool('prettier', ['--check', '--log-level=warn', '.'], {
  why: 'Layout differs. Mend it with: npx prettier --write .',
});
runTool('eslint', ['.', '--max-warnings=0'], {
  why: 'Lint found faults. Many are mended by: npx eslint . --fix',
});
runTool('turbo', ['boundaries'], {
  why: 'A package reaches over a wall; docs/architecture.md has the table of who may import whom.',
});
runTool('turbo', ['run', 'check', '--output-logs=errors-only'], {
  why: 'Types do not fit; the lines above say where.',
});
runScript('generate.mjs', ['--check'], { why: 'Generated files are stale. Mend it with: npm run generate' });
