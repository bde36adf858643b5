import { listenForAccountActions } from './listenForAccountActions';

describe('a control that changes the password', () => {
  const displayChangePassword = jest.fn();
  let stop = () => undefined as void;

  beforeEach(() => {
    displayChangePassword.mockClear();
    document.body.innerHTML =
      '<a href="/accounts/password/" data-cg-action="change-password"><b>Change</b></a><a href="#x">Other</a>';
    stop = listenForAccountActions({ displayChangePassword });
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  const press = (selector: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector(selector)?.dispatchEvent(event);
    return event;
  };

  it('AUTH-13.control opens the dialog instead of following its link', () => {
    expect(press('b').defaultPrevented).toBe(true);
    expect(displayChangePassword).toHaveBeenCalledTimes(1);
  });

  it('O-DLG-03 AUTH-16.returns has the focus then, so that the dialog can return it', () => {
    press('b');
    expect(document.querySelector('[data-cg-action]')).toHaveFocus();
  });

  it('AUTH-13 is a plain link for a new tab, and other links are ignored', () => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    press('b', { ctrlKey: true });
    press('a + a');
    expect(displayChangePassword).not.toHaveBeenCalled();
  });

  it('ignores a press that other code has handled', () => {
    document.querySelector('b')?.addEventListener('click', (event) => event.preventDefault());
    press('b');
    expect(displayChangePassword).not.toHaveBeenCalled();
  });
});
