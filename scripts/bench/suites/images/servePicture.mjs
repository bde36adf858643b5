import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '../../places.mjs';
import { startFileServer } from '../../servers/startFileServer.mjs';
import { pictureHeaders } from './imageLoads.mjs';

/** A server of one file: the very bytes that the site answers for the picture at `address`. */
export async function servePicture(address) {
  const folder = path.join(tempFolder, 'picture-file');
  await mkdir(folder, { recursive: true });
  const answer = await fetch(address, { headers: pictureHeaders });
  if (!answer.ok) throw new Error(`The reference site answers ${answer.status} for ${address}.`);
  await writeFile(path.join(folder, 'picture.webp'), Buffer.from(await answer.arrayBuffer()));
  return startFileServer(folder);
}
