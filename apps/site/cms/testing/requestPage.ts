import { request } from 'node:https';
import { readCmsRun } from './cmsRun';

/** The text of a page of the site, as a program that follows no script gets it. */
export function requestPage(path: string): Promise<string> {
  const { origin } = readCmsRun();
  const { port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { host }, rejectUnauthorized: false };
    request(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
}
