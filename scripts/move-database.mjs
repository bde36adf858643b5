// Moves a whole site into an empty database of either kind; see docs/import.md.
import { runSiteCommand } from './runSiteCommand.mjs';

await runSiteCommand('moveDatabaseMain.ts');
