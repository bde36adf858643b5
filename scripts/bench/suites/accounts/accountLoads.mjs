import { randomUUID } from 'node:crypto';

const PASSWORD = 'rhubarb-pie-42';
const MEMBERS = 20;
const API = '/api/v2/profiles/';

/**
 * A request that is sent to the server repeatedly.
 *
 * @typedef {object} AccountLoad
 * @property {string} name
 * @property {number} atOnce number of concurrent requests
 * @property {(turn: number) => { path: string, body: object, status: number }} [ask] the request, and the expected
 *   status; nothing is sent without it
 */

/** Names of the loads, as the suite shows them; the first sends nothing, as the baseline. */
export const accountNames = /** @type {const} */ (['nobody', 'log-in', 'sign-up', 'reset request']);

/**
 * Creates some members on the site at `origin`; log-ins and resets use them.
 * @returns {Promise<AccountLoad[]>}
 * @param {string} origin
 */
export async function createAccountLoads(origin) {
  const emails = Array.from({ length: MEMBERS }, () => `reader-${randomUUID()}@example.com`);
  for (const email of emails) await register(origin, email);
  const emailOf = (/** @type {number} */ turn) => emails[turn % emails.length];
  const [none, logIn, signUp, reset] = accountNames;
  return [
    { name: none, atOnce: 0, ask: undefined },
    {
      name: logIn,
      atOnce: 8,
      ask: (turn) => ({
        path: `${API}email-login/`,
        body: { email: emailOf(turn), password: PASSWORD },
        status: 200,
      }),
    },
    {
      name: signUp,
      atOnce: 8,
      ask: () => ({
        path: `${API}email-registration/`,
        body: { email: `reader-${randomUUID()}@example.com`, password: PASSWORD },
        status: 201,
      }),
    },
    {
      name: reset,
      atOnce: 8,
      ask: (turn) => ({ path: `${API}reset-password/`, body: { email: emailOf(turn) }, status: 200 }),
    },
  ];
}

/**
 * @param {string} origin
 * @param {string} email
 */
async function register(origin, email) {
  const response = await fetch(`${origin}${API}email-registration/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!response.ok)
    throw new Error(`No member could be created: ${response.status} ${await response.text()}`);
}
