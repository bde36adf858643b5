import { answerAsMember } from '../../servers/answerAsMember.mjs';
import { rememberSession } from './rememberSession.mjs';

/** A member who was on the site a moment ago; who it is and what is saved comes over an API that the bench answers. */
export async function visitAsMember(saved) {
  return { ...(await rememberSession()), answer: answerAsMember(saved) };
}
