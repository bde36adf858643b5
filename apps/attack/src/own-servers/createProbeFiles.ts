import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Content that no URL of the site may serve. */
export const SECRET = 'this-is-the-secret-of-the-attack-run';

/**
 * Writes a release folder that contains hidden files, links and an executable, and next to it a file with the secret.
 * None of these may be served.
 */
export async function createProbeFiles(folder: string): Promise<{ widgets: string; registry: string }> {
  const release = path.join(folder, 'widgets', 'probe', '1.0.0-aaaaaaaa');
  const secret = path.join(folder, 'secret.txt');
  await mkdir(path.join(release, 'inner'), { recursive: true });
  await writeFile(secret, SECRET);
  await writeFile(path.join(release, 'probe.js'), 'export {};\n');
  await writeFile(path.join(release, '.hidden.js'), SECRET);
  await writeFile(path.join(release, 'probe.exe'), SECRET);
  await symlink(secret, path.join(release, 'link.txt'));
  await symlink(folder, path.join(release, 'linked'));
  const registry = path.join(folder, 'registry.json');
  return { widgets: path.join(folder, 'widgets'), registry };
}
