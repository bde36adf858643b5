import { readFile } from 'node:fs/promises';

/**
 * Reads the live registry; empty if there is none yet.
 * @param {string} file
 * @returns {Promise<{ embed?: object, widgets: Record<string, object> }>}
 * @throws Error where the file is not a registry
 */
export async function readRegistry(file) {
  try {
    const { embed, widgets = {} } = JSON.parse(await readFile(file, 'utf8'));
    return { embed, widgets };
  } catch (error) {
    if (error.code === 'ENOENT') return { widgets: {} };
    throw new Error(`${file} is not a registry (${error.message}). Delete it and run "npm run release".`, {
      cause: error,
    });
  }
}
