import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '../../paths.mjs';
import { startFileServer } from '../../servers/startFileServer.mjs';
import { pictureHeaders } from './imageLoads.mjs';

/**
 * Starts a server for one file: the exact bytes of the site's response for the picture at `address`.
 * @param {string} address
 */
export async function servePicture(address) {
  const folder = path.join(tempFolder, 'picture-file');
  await mkdir(folder, { recursive: true });
  const response = await fetch(address, { headers: pictureHeaders });
  if (!response.ok) throw new Error(`The reference site answers ${response.status} for ${address}.`);
  await writeFile(path.join(folder, 'picture.webp'), Buffer.from(await response.arrayBuffer()));
  return startFileServer(folder);
}
