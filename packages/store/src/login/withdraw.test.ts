import { createDeferred } from '../testing/createDeferred';
import { profileOf } from '../testing/createFakeServices';
import { credentials, momentKey, openLogin } from '../testing/openLogin';
import { statusFault } from '../testing/refusals';
import { settle } from '../testing/settle';
import { noAuthError } from './parseAuthError';

const signUpInput = { ...credentials, passwordAgain: credentials.password };

const closings = ['hide', 'displayLogin', 'displaySignUp', 'displayReset'] as const;
const forms = {
  logIn: { call: 'logIn', input: credentials },
  signUp: { call: 'register', input: signUpInput },
} as const;

/** A page whose log-in and sign-up are answered when the test says so, whatever became of them. */
function openWaiting() {
  const page = openLogin();
  const answer = createDeferred<ReturnType<typeof profileOf>>();
  page.services.api.profiles.logIn.mockReturnValueOnce(answer.promise);
  page.services.api.profiles.register.mockReturnValueOnce(answer.promise);
  page.login.displayLogin();
  return { ...page, answer };
}

describe.each(Object.keys(forms) as (keyof typeof forms)[])('%s under way', (name) => {
  const { call, input } = forms[name];

  it.each(closings)('AUTH-7.withdrawn is withdrawn by %s, and nobody is taken anywhere', async (close) => {
    const { login, services, state, answer } = openWaiting();
    void login[name](input as typeof signUpInput);
    const signal = services.api.profiles[call].mock.lastCall?.[2]?.signal;
    expect(signal?.aborted).toBe(false);
    login[close]();
    expect(signal?.aborted).toBe(true);
    expect(state().isFetching).toBe(false);
    answer.resolve(profileOf(7));
    await settle();
    expect(services.page.reload).not.toHaveBeenCalled();
    expect(services.page.go).not.toHaveBeenCalled();
    expect(services.storage.values.has(momentKey)).toBe(false);
    expect(state()).toMatchObject({ loginSuccessful: false, isFetching: false });
  });

  it('AUTH-7.withdrawn AUTH-18 once withdrawn it can be sent again at once, and the first answer changes nothing', async () => {
    const { login, services, state, answer } = openWaiting();
    void login[name](input as typeof signUpInput);
    login.displayLogin();
    const second = createDeferred<ReturnType<typeof profileOf>>();
    services.api.profiles[call].mockReturnValueOnce(second.promise);
    void login[name](input as typeof signUpInput);
    answer.reject(statusFault(400, { email: ['Late.'] }));
    await settle();
    expect(state()).toMatchObject({ isFetching: true, authError: noAuthError });
    second.reject(statusFault(400, { email: ['Now.'] }));
    await settle();
    expect(state()).toMatchObject({ isFetching: false, authError: { ...noAuthError, email: 'Now.' } });
  });
});

describe('what has happened', () => {
  it('AUTH-8 a log-in that has succeeded leads where it was to lead although the dialog is closed', async () => {
    jest.useFakeTimers();
    const { login, services } = openLogin();
    login.displayLogin({ redirectTo: '/restaurants/' });
    void login.logIn(credentials);
    await settle();
    login.hide();
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    expect(services.page.go.mock.calls).toEqual([['/restaurants/']]);
  });

  it('AUTH-8 a refusal is told to the visitor and not to the console', async () => {
    const { login, services } = openLogin();
    services.api.profiles.logIn.mockRejectedValueOnce(statusFault(400, { password: ['Wrong.'] }));
    await login.logIn(credentials);
    expect(services.report).not.toHaveBeenCalled();
    services.api.profiles.logIn.mockRejectedValueOnce(statusFault(500));
    await login.logIn(credentials);
    expect(services.report).toHaveBeenCalledTimes(1);
  });

  it('is no fault to report: the visitor wanted it so', async () => {
    const { login, services, answer } = openWaiting();
    void login.logIn(credentials);
    login.hide();
    answer.reject(Object.assign(new Error('gone'), { kind: 'aborted' }));
    await settle();
    expect(services.report).not.toHaveBeenCalled();
  });
});
