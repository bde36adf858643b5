import { respondAsMember } from '../../servers/respondAsMember.mjs';
import { rememberSession } from './rememberSession.mjs';

/**
 * A member who was recently on the site; the bench responds to the API requests for the profile and saved listings.
 * @param {number[]} saved ids of listings
 */
export async function visitAsMember(saved) {
  return { ...(await rememberSession()), answer: respondAsMember(saved) };
}
