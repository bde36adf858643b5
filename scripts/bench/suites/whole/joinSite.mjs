import { randomUUID } from 'node:crypto';
import { rememberSession } from '../buttons/rememberSession.mjs';

const SAVED = 12;

/**
 * Makes a member of the reference site who has saved some places.
 * @param {string} origin
 * @returns what a candidate needs to be seen by that member: `prepare`, `files`
 */
export async function joinSite(origin) {
  const cookies = new Map();

  async function ask(path, body) {
    const answer = await fetch(`${origin}/api/v2/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map((cookie) => cookie.join('=')).join('; '),
        'x-csrftoken': cookies.get('csrftoken') ?? '',
      },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The reference site answers ${answer.status} for ${path}.`);
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split('=');
      cookies.set(name, value);
    }
    return answer.json();
  }

  const email = `reader-${randomUUID()}@example.com`;
  await ask('profiles/email-registration/', { email, password: `plain-${randomUUID()}` });
  const { results } = await ask(`listings/?limit=${SAVED}`);
  for (const { id } of results) await ask('favourites/', { listing: id });
  return rememberSession([...cookies]);
}
