import { replaceWithMessage } from './replaceWithMessage';

const isReduced = (matches: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches }) as MediaQueryList });

function openForm() {
  document.body.innerHTML = '<form><input><button>Subscribe</button></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const announce = jest.fn();
  return { form, announce, undo: replaceWithMessage(form, { text: 'Thanks', announce }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a submitted form', () => {
  it('NEWS-1.fades fades for half a second before the message is shown', () => {
    isReduced(false);
    const { form, announce } = openForm();
    jest.advanceTimersByTime(499);
    expect(document.body).not.toHaveTextContent('Thanks');
    jest.advanceTimersByTime(1);
    expect(document.body).toHaveTextContent('Thanks');
    expect(form).not.toBeVisible();
    expect(announce).toHaveBeenCalledWith('Thanks');
  });

  it('O-A11Y-02 is replaced at once with reduced motion', () => {
    isReduced(true);
    openForm();
    jest.advanceTimersByTime(0);
    expect(document.body).toHaveTextContent('Thanks');
  });

  it('EMBED-7 stays if its mount point is removed before the fade has ended', () => {
    isReduced(false);
    const { form, undo } = openForm();
    undo();
    jest.advanceTimersByTime(1000);
    expect(document.body).not.toHaveTextContent('Thanks');
    expect(form).toBeVisible();
  });
});
