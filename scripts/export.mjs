// Writes the site's content to a file or to standard output; see docs/import.md.
import { runSiteCommand } from './runSiteCommand.mjs';

await runSiteCommand('exportMain.ts');
