import { createLogin } from '../login/createLogin';
import { createSession } from '../session/createSession';
import { createFakeServices } from './createFakeServices';

export const credentials = { email: ' ada@example.com ', password: 'correct horse' };
export const lastActiveKey = 'profile/lastActiveSessionMoment';

/** The login state on a guest's page, by default. */
export function openLogin(options: Parameters<typeof createFakeServices>[0] = {}) {
  const services = createFakeServices({ stored: {}, ...options });
  const session = createSession(services);
  const login = createLogin(services, session);
  login.start();
  return { services, session, login, state: login.getState };
}
