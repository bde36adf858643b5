import { randomUUID } from 'node:crypto';
import { rememberSession } from '../buttons/rememberSession.mjs';

const SAVED = 12;

/**
 * Creates a member of the reference site who has saved some listings.
 * @param {string} origin
 * @returns what a candidate needs to be visited by that member: `prepare`, `files`
 */
export async function joinSite(origin) {
  const cookies = new Map();

  async function sendRequest(path, body) {
    const response = await fetch(`${origin}/api/v2/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map((cookie) => cookie.join('=')).join('; '),
        'x-csrftoken': cookies.get('csrftoken') ?? '',
      },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The reference site answers ${response.status} for ${path}.`);
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split('=');
      cookies.set(name, value);
    }
    return response.json();
  }

  const email = `reader-${randomUUID()}@example.com`;
  await sendRequest('profiles/email-registration/', { email, password: `plain-${randomUUID()}` });
  const { results } = await sendRequest(`listings/?limit=${SAVED}`);
  for (const { id } of results) await sendRequest('favourites/', { listing: id });
  return rememberSession([...cookies]);
}
