// Builds the plugin: plugin/ and the manifest of all widgets, as a folder and as a zip to upload.
import path from 'node:path';
import { buildPlugin } from './buildPlugin.mjs';

const { zip, files } = await buildPlugin(path.resolve(import.meta.dirname, '..'));
process.stdout.write(`${zip} (${files} files)\n`);
