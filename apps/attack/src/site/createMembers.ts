import { randomBytes } from 'node:crypto';
import { parseJson, getJsonField } from '../http/HttpResponse';
import type { Browser } from '../http/createBrowser';
import { RateLimitReached } from '../RateLimitReached';

/** An account that was created for the attack. */
export interface Member {
  id: number;
  email: string;
  password: string;
  browser: Browser;
}

export type Members = ReturnType<typeof createMembers>;

const PASSWORD = 'rhubarb-pie-42';
const API = '/api/v2/';

/** Creates accounts, two of which all lines share, and deletes them by the product's own deletion. */
export function createMembers(newBrowser: () => Browser) {
  const members: Member[] = [];
  const shared = new Map<string, Promise<Member>>();

  const newEmail = (name = 'attack') => `${name}.${randomBytes(6).toString('hex')}@example.com`;

  /** @throws RateLimitReached */
  async function create(email = newEmail()): Promise<Member> {
    const browser = newBrowser();
    const response = await browser.send('POST', `${API}profiles/email-registration/`, {
      json: { email, password: PASSWORD },
    });
    if (response.status === 429) throw new RateLimitReached('sign-ups');
    const id = getJsonField(response, 'id');
    if (response.status !== 201 || typeof id !== 'number')
      throw new Error(`A sign-up was answered by ${response.status}: ${response.text.slice(0, 200)}`);
    const member = { id, email, password: PASSWORD, browser };
    members.push(member);
    return member;
  }

  function getSharedMember(name: string): Promise<Member> {
    const member = shared.get(name) ?? create(newEmail(name));
    shared.set(name, member);
    return member;
  }

  /**
   * A new browser that is logged in.
   * @throws RateLimitReached
   */
  async function logIn({ email, password }: Pick<Member, 'email' | 'password'>): Promise<Browser> {
    const browser = newBrowser();
    const response = await browser.send('POST', `${API}profiles/email-login/`, { json: { email, password } });
    if (response.status === 429) throw new RateLimitReached('log-ins');
    if (response.status !== 200) throw new Error(`A log-in was answered by ${response.status}.`);
    return browser;
  }

  /** Returns whether the account no longer exists. */
  async function remove({ browser, password }: Member): Promise<boolean> {
    const options = { json: { password } };
    const response = await browser.send('POST', `${API}profiles/me/delete/`, options);
    return response.status === 204 || response.status === 403;
  }

  return {
    create,
    logIn,
    newEmail,
    /**
     * Two members that lines share: they must not change the account.
     * @throws RateLimitReached
     */
    maya: () => getSharedMember('maya'),
    noor: () => getSharedMember('noor'),
    /** The id of this browser's member; null for a guest. */
    findMemberId: async (browser: Browser): Promise<unknown> =>
      (parseJson(await browser.get(`${API}profiles/hi/`)) as { id?: unknown } | undefined)?.id ?? null,
    /**
     * Deletes every created account.
     * @returns the addresses of those that could not be deleted
     */
    async removeAll(): Promise<string[]> {
      const remaining: string[] = [];
      for (const member of members.splice(0))
        if (!(await removeWithNewSession(member))) remaining.push(member.email);
      return remaining;
    },
  };

  /** A line may have ended the member's sessions, or changed the password. */
  async function removeWithNewSession(member: Member): Promise<boolean> {
    if ((await member.browser.get(`${API}profiles/me/`)).status === 200 && (await remove(member)))
      return true;
    try {
      return await remove({ ...member, browser: await logIn(member) });
    } catch {
      return false;
    }
  }
}
