// Brings listings, events or articles into the site from a file; see docs/import.md.
import { runSiteCommand } from './runSiteCommand.mjs';

await runSiteCommand('importMain.ts');
