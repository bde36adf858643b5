import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isObjectWith, isRecordOf, isText, parseJson } from '../parseJson.mjs';

/**
 * The newest build of a package: its name, its folder below `dist`, its main files by their part, and the integrity of
 * all its files by their name.
 * @param {string} dist the package's
 */
export async function readNewestRelease(dist) {
  const latest = path.join(dist, 'latest.json');
  const { name, folder } = parseJson(await readFile(latest, 'utf8'), {
    from: latest,
    isRight: isObjectWith({ name: isText, folder: isText }),
    expected: 'a name and a folder',
  });
  const release = path.join(dist, folder, 'release.json');
  const { files, integrity } = parseJson(await readFile(release, 'utf8'), {
    from: release,
    isRight: isObjectWith({ files: isRecordOf(isText), integrity: isRecordOf(isText) }),
    expected: 'files and their integrity',
  });
  return { name, folder, files, integrity };
}
