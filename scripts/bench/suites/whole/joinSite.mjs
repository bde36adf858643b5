import { randomUUID } from 'node:crypto';
import { isListOf, isNumber, isObjectWith, parseJson } from '@cityguide/tooling/json';
import { rememberSession } from '../buttons/rememberSession.mjs';

const SAVED = 12;

/**
 * Creates a member of the reference site who has saved some listings.
 * @param {string} origin
 * @returns {Promise<Pick<import('../Candidate.mjs').Candidate, 'prepare' | 'files'>>} what a candidate needs to be
 *   visited by that member
 */
export async function joinSite(origin) {
  /** @type {Map<string, string>} */
  const cookies = new Map();

  /**
   * @param {string} path
   * @param {object} [body]
   */
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
      const [name = '', value = ''] = line.replace(/;.*/, '').split('=');
      cookies.set(name, value);
    }
    return response.text();
  }

  const email = `reader-${randomUUID()}@example.com`;
  await sendRequest('profiles/email-registration/', { email, password: `plain-${randomUUID()}` });
  const { results } = parseJson(await sendRequest(`listings/?limit=${SAVED}`), {
    from: 'The list of listings',
    isRight: isObjectWith({ results: isListOf(isObjectWith({ id: isNumber })) }),
    expected: 'results with their ids',
  });
  for (const { id } of results) await sendRequest('favourites/', { listing: id });
  return rememberSession([...cookies]);
}
