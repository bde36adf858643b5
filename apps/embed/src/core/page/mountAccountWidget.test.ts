import type { CityguideStore } from '@cityguide/store';
import { mountAccountWidget } from './mountAccountWidget';

function createStore(status = 'guest') {
  const closed = {
    isOpen: false,
    isSignUpDialogOpen: false,
    isResetPasswordDialogOpen: false,
    isChangePasswordDialogOpen: false,
    isNewPasswordDialogOpen: false,
  };
  let state = closed;
  let notify = () => undefined as void;
  const set = (more: Partial<typeof closed>) => {
    state = { ...closed, ...more };
    notify();
  };
  const login = {
    getState: () => state,
    subscribe(listener: () => void) {
      notify = listener;
      return () => {
        notify = () => undefined;
      };
    },
    hide: jest.fn(() => set({})),
  };
  const paths = {
    loginTo: (next: string) => `/accounts/login?next=${next}`,
    password: '/accounts/password/',
  };
  const session = { getState: () => ({ status }), whenKnown: async () => status };
  return { set, hide: login.hide, store: { login, paths, session } as unknown as CityguideStore };
}

const findHosts = () => document.querySelectorAll('[data-widget="account"]');

describe('the account widget', () => {
  let stop = () => undefined as void;
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  it('AUTH-16.first-needed is added to the page when a dialog is first requested, once', () => {
    const { store, set } = createStore();
    stop = mountAccountWidget({ store, navigate: jest.fn() });
    expect(findHosts()).toHaveLength(0);
    set({ isOpen: true });
    set({});
    set({ isSignUpDialogOpen: true });
    expect(findHosts()).toHaveLength(1);
    expect(findHosts()[0]).toHaveAttribute('data-load', 'eager');
    expect(findHosts()[0]?.parentElement).toBe(document.body);
  });

  it('AUTH-16 is added again where the page has replaced its whole body', () => {
    const { store, set } = createStore();
    stop = mountAccountWidget({ store, navigate: jest.fn() });
    set({ isOpen: true });
    document.body.replaceChildren();
    set({ isOpen: true });
    expect(findHosts()).toHaveLength(1);
  });

  it.each([
    'isOpen',
    'isSignUpDialogOpen',
    'isResetPasswordDialogOpen',
    'isChangePasswordDialogOpen',
    'isNewPasswordDialogOpen',
  ])('AUTH-16.first-needed is added for %s, also when that was set before', (name) => {
    const { store, set } = createStore();
    set({ [name]: true });
    stop = mountAccountWidget({ store, navigate: jest.fn() });
    expect(findHosts()).toHaveLength(1);
  });

  it('is tried again at the press where it could not be loaded ahead of it, and the visitor is not redirected', () => {
    document.body.innerHTML = '<a data-cg-action="login">Log in</a>';
    const { store, set } = createStore();
    const navigate = jest.fn();
    stop = mountAccountWidget({ store, navigate });
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    const detail = { widget: 'account', message: 'gone', error: new Error('gone') };
    findHosts()[0]?.dispatchEvent(new CustomEvent('cityguide:error', { detail }));
    expect(navigate).not.toHaveBeenCalled();
    expect(findHosts()).toHaveLength(0);
    set({ isOpen: true });
    expect(findHosts()).toHaveLength(1);
  });

  it('redirects to the login page, and back here, where it cannot be loaded', () => {
    history.replaceState(null, '', '/places/x/?a=1');
    const { store, set, hide } = createStore();
    const navigate = jest.fn();
    stop = mountAccountWidget({ store, navigate });
    set({ isOpen: true });
    const detail = { widget: 'account', message: 'gone', error: new Error('gone') };
    findHosts()[0]?.dispatchEvent(new CustomEvent('cityguide:error', { detail }));
    expect(navigate).toHaveBeenCalledWith('/accounts/login?next=/places/x/?a=1');
    expect(hide).toHaveBeenCalledTimes(1);
    expect(findHosts()).toHaveLength(0);
    history.replaceState(null, '', '/');
  });

  describe('that does not respond', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('ANY-12.silent-dialog redirects to the login page after 8 s', () => {
      const { store, set, hide } = createStore();
      const navigate = jest.fn();
      stop = mountAccountWidget({ store, navigate });
      set({ isOpen: true });
      jest.advanceTimersByTime(7900);
      expect(navigate).not.toHaveBeenCalled();
      jest.advanceTimersByTime(200);
      expect(navigate).toHaveBeenCalledWith('/accounts/login?next=/');
      expect(hide).toHaveBeenCalledTimes(1);
    });

    it('ANY-12.silent-dialog does not redirect where the dialog came, or was closed in time', () => {
      const { store, set } = createStore();
      const navigate = jest.fn();
      stop = mountAccountWidget({ store, navigate });
      set({ isOpen: true });
      set({});
      jest.advanceTimersByTime(60_000);
      set({ isOpen: true });
      findHosts()[0]?.setAttribute('data-cg-status', 'ready');
      jest.advanceTimersByTime(60_000);
      expect(navigate).not.toHaveBeenCalled();
      expect(findHosts()).toHaveLength(1);
    });
  });

  it.each([
    ['isChangePasswordDialogOpen', ['/accounts/password/']],
    // That page has the form and the token itself.
    ['isNewPasswordDialogOpen', []],
  ])('AUTH-13 redirects to the page with the same function where %s cannot be loaded', (name, gone) => {
    const { store, set, hide } = createStore();
    const navigate = jest.fn();
    stop = mountAccountWidget({ store, navigate });
    set({ [name]: true });
    const detail = { widget: 'account', message: 'gone', error: new Error('gone') };
    findHosts()[0]?.dispatchEvent(new CustomEvent('cityguide:error', { detail }));
    expect(navigate.mock.calls.flat()).toEqual(gone);
    expect(hide).toHaveBeenCalledTimes(1);
  });
});
