import { createDeferred } from '../testing/createDeferred';
import { createProfileData } from '../testing/createFakeServices';
import { credentials, lastActiveKey, openLogin } from '../testing/openLogin';
import { createStatusError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';
import { noAuthError } from './parseAuthError';

const signUpInput = { ...credentials, passwordAgain: credentials.password };

const closings = ['hide', 'displayLogin', 'displaySignUp', 'displayReset'] as const;
const forms = {
  logIn: { call: 'logIn', input: credentials },
  signUp: { call: 'register', input: signUpInput },
} as const;

/** A page whose login and sign-up get a response when the test says so, even if they were cancelled. */
function openPending() {
  const page = openLogin();
  const answer = createDeferred<ReturnType<typeof createProfileData>>();
  page.services.api.profiles.logIn.mockReturnValueOnce(answer.promise);
  page.services.api.profiles.register.mockReturnValueOnce(answer.promise);
  page.login.displayLogin();
  return { ...page, answer };
}

describe.each(Object.keys(forms) as (keyof typeof forms)[])('%s that is pending', (name) => {
  const { call, input } = forms[name];

  it.each(closings)(
    'AUTH-7.withdrawn is cancelled by %s, and the visitor is not redirected',
    async (close) => {
      const { login, services, state, answer } = openPending();
      void login[name](input as typeof signUpInput);
      const signal = services.api.profiles[call].mock.lastCall?.[2]?.signal;
      expect(signal?.aborted).toBe(false);
      login[close]();
      expect(signal?.aborted).toBe(true);
      expect(state().isFetching).toBe(false);
      answer.resolve(createProfileData(7));
      await flushPromises();
      expect(services.page.reload).not.toHaveBeenCalled();
      expect(services.page.assign).not.toHaveBeenCalled();
      expect(services.storage.values.has(lastActiveKey)).toBe(false);
      expect(state()).toMatchObject({ loginSuccessful: false, isFetching: false });
    },
  );

  it('AUTH-7.withdrawn AUTH-18 once withdrawn it can be sent again at once, and the first answer changes nothing', async () => {
    const { login, services, state, answer } = openPending();
    void login[name](input as typeof signUpInput);
    login.displayLogin();
    const second = createDeferred<ReturnType<typeof createProfileData>>();
    services.api.profiles[call].mockReturnValueOnce(second.promise);
    void login[name](input as typeof signUpInput);
    answer.reject(createStatusError(400, { email: ['Late.'] }));
    await flushPromises();
    expect(state()).toMatchObject({ isFetching: true, authError: noAuthError });
    second.reject(createStatusError(400, { email: ['Now.'] }));
    await flushPromises();
    expect(state()).toMatchObject({ isFetching: false, authError: { ...noAuthError, email: 'Now.' } });
  });
});

describe('what has already happened', () => {
  it('AUTH-8 a login that has succeeded keeps its redirect although the dialog is closed', async () => {
    jest.useFakeTimers();
    const { login, services } = openLogin();
    login.displayLogin({ redirectTo: '/restaurants/' });
    void login.logIn(credentials);
    await flushPromises();
    login.hide();
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    expect(services.page.assign.mock.calls).toEqual([['/restaurants/']]);
  });

  it('AUTH-8 a rejection is shown to the visitor and not logged on the console', async () => {
    const { login, services } = openLogin();
    services.api.profiles.logIn.mockRejectedValueOnce(createStatusError(400, { password: ['Wrong.'] }));
    await login.logIn(credentials);
    expect(services.report).not.toHaveBeenCalled();
    services.api.profiles.logIn.mockRejectedValueOnce(createStatusError(500));
    await login.logIn(credentials);
    expect(services.report).toHaveBeenCalledTimes(1);
  });

  it('is not an error to report: the visitor cancelled it', async () => {
    const { login, services, answer } = openPending();
    void login.logIn(credentials);
    login.hide();
    answer.reject(Object.assign(new Error('gone'), { kind: 'aborted' }));
    await flushPromises();
    expect(services.report).not.toHaveBeenCalled();
  });
});
