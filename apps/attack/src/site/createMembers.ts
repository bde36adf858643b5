import { randomBytes } from 'node:crypto';
import { jsonOf, memberOf } from '../http/Received';
import type { Browser } from '../http/createBrowser';
import { LimitReached } from '../LimitReached';

/** An account that was made for the attack. */
export interface Member {
  id: number;
  email: string;
  password: string;
  browser: Browser;
}

export type Members = ReturnType<typeof createMembers>;

const PASSWORD = 'rhubarb-pie-42';
const API = '/api/v2/';

/** Makes accounts, two of which all lines share, and deletes them by the product's own deletion. */
export function createMembers(browse: () => Browser) {
  const made: Member[] = [];
  const shared = new Map<string, Promise<Member>>();

  const newEmail = (name = 'attack') => `${name}.${randomBytes(6).toString('hex')}@example.com`;

  /** @throws LimitReached */
  async function create(email = newEmail()): Promise<Member> {
    const browser = browse();
    const answer = await browser.send('POST', `${API}profiles/email-registration/`, {
      json: { email, password: PASSWORD },
    });
    if (answer.status === 429) throw new LimitReached('sign-ups');
    const id = memberOf(answer, 'id');
    if (answer.status !== 201 || typeof id !== 'number')
      throw new Error(`A sign-up was answered by ${answer.status}: ${answer.text.slice(0, 200)}`);
    const member = { id, email, password: PASSWORD, browser };
    made.push(member);
    return member;
  }

  function share(name: string): Promise<Member> {
    const member = shared.get(name) ?? create(newEmail(name));
    shared.set(name, member);
    return member;
  }

  /** A new browser that is logged in. @throws LimitReached */
  async function logIn({ email, password }: Pick<Member, 'email' | 'password'>): Promise<Browser> {
    const browser = browse();
    const answer = await browser.send('POST', `${API}profiles/email-login/`, { json: { email, password } });
    if (answer.status === 429) throw new LimitReached('log-ins');
    if (answer.status !== 200) throw new Error(`A log-in was answered by ${answer.status}.`);
    return browser;
  }

  /** Whether it is gone afterwards. */
  async function remove({ browser, password }: Member): Promise<boolean> {
    const order = { json: { password } };
    const answer = await browser.send('POST', `${API}profiles/me/delete/`, order);
    return answer.status === 204 || answer.status === 403;
  }

  return {
    create,
    logIn,
    newEmail,
    /** Two members that lines share: they change nothing about the account. @throws LimitReached */
    maya: () => share('maya'),
    noor: () => share('noor'),
    /** Whether this browser's visitor is a member, and which. */
    whoIs: async (browser: Browser): Promise<unknown> =>
      (jsonOf(await browser.get(`${API}profiles/hi/`)) as { id?: unknown } | undefined)?.id ?? null,
    /** Deletes every account made. @returns the addresses of those that could not be */
    async removeAll(): Promise<string[]> {
      const left: string[] = [];
      for (const member of made.splice(0)) if (!(await removeAgain(member))) left.push(member.email);
      return left;
    },
  };

  /** A line may have ended the member's sessions, or left another password. */
  async function removeAgain(member: Member): Promise<boolean> {
    if ((await member.browser.get(`${API}profiles/me/`)).status === 200 && (await remove(member)))
      return true;
    try {
      return await remove({ ...member, browser: await logIn(member) });
    } catch {
      return false;
    }
  }
}
