import type { Profile, AccountAccess } from '@cityguide/api/contract';
import { DEMO, logInAtProvider, type FacebookSite } from '../../facebook-log-in/testing/openFacebookSite';
import { createBrowser, PASSWORD, type Browser } from '../../../testing/createBrowser';

export const API = '/api/v2/profiles/';
export const ME = `${API}me/`;
export const CONFIRM = '/accounts/confirm-email/';
export const TAKE_BACK = '/accounts/take-back-email/';
export const RESET = '/accounts/reset-password/';
export const MAYA = 'maya@example.com';
export const ELSEWHERE = 'elsewhere@example.com';

/** What people do with their accounts and their mails, on the site that a test has open. */
export function createAccountActions(getSite: () => FacebookSite) {
  const guest = () => createBrowser(getSite().app);
  const logIn = (browser: Browser, email: string, password = PASSWORD) =>
    browser.send('POST', `${API}email-login/`, { email, password });
  const canLogIn = async (email: string, password = PASSWORD) =>
    (await logIn(guest(), email, password)).statusCode === 200;
  const isLoggedIn = async (browser: Browser) => (await browser.get(ME)).statusCode === 200;
  const me = async (browser: Browser) => (await browser.get(ME)).json<Profile>();
  const listAccess = async (browser: Browser) =>
    (await browser.get(`${ME}account-access/`)).json<AccountAccess>();
  const requestChange = (browser: Browser, email: string, current_password = PASSWORD) =>
    browser.send('PATCH', ME, { email, current_password });
  /** The token in the newest mail to an address, from the link with this path. */
  async function findToken(email: string, path: string): Promise<string> {
    const { text } = await getSite().mailbox.newestTo(email, path);
    return /token=([\w-]{43})/.exec(text)?.[1] ?? '';
  }
  /** The page that a link with this token leads to, which takes the token out of the address bar first. */
  async function openLink(path: string, token: string) {
    const browser = guest();
    const arrival = await browser.get(`${path}?token=${token}`);
    expect([arrival.statusCode, String(arrival.headers.location).includes(token)]).toEqual([303, false]);
    return browser.get(String(arrival.headers.location));
  }
  const press = (path: string, token: string) => guest().post(path, { token });
  /** As a person does: opens the page, and presses its button. */
  async function follow(email: string, path: string) {
    const token = await findToken(email, path);
    expect((await openLink(path, token)).statusCode).toBe(200);
    return press(path, token);
  }
  async function moveTo(browser: Browser, email: string): Promise<void> {
    expect((await requestChange(browser, email)).statusCode).toBe(200);
    expect((await follow(email, CONFIRM)).statusCode).toBe(200);
  }
  /** Links a Facebook user to the account of `demo@example.com`. */
  async function link(browser: Browser): Promise<void> {
    await logInAtProvider(getSite(), browser, { person: DEMO });
    await logIn(browser, 'demo@example.com');
    expect((await listAccess(browser)).identities).toHaveLength(1);
  }
  const opensByFacebook = async (person: string) =>
    (await logInAtProvider(getSite(), guest(), { person })).headers.location === '/#';
  /** The token in the mail that `act` causes, not in an earlier one. */
  async function findTokenAfter(act: () => Promise<unknown>, { to, path }: { to: string; path: string }) {
    const before = getSite().mailbox.mails.length;
    await act();
    const find = () =>
      getSite()
        .mailbox.mails.slice(before)
        .find((mail) => mail.to === to && mail.text.includes(path));
    while (!find()) await getSite().mailbox.next();
    return /token=([\w-]{43})/.exec(find()?.text ?? '')?.[1] ?? '';
  }
  const askForReset = (email: string) =>
    findTokenAfter(() => guest().send('POST', `${API}reset-password/`, { email }), {
      to: email,
      path: RESET,
    });
  const reset = (token: string, new_password = 'gooseberry-fool-7') =>
    guest().send('POST', `${API}reset-password/confirm/`, { token, new_password });

  return {
    guest,
    logIn,
    canLogIn,
    isLoggedIn,
    me,
    listAccess,
    requestChange,
    findToken,
    openLink,
    press,
    follow,
    moveTo,
    link,
    opensByFacebook,
    findTokenAfter,
    askForReset,
    reset,
  };
}
