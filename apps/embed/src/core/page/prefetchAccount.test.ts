import type { CityguideStore } from '@cityguide/store';
import { prefetchAccount } from './prefetchAccount';

const HTML =
  '<nav><a data-cg-action="login"><i>Log in</i></a><b>Other</b></nav><a data-cg-action="change-password">Change</a>';

function open(status: 'guest' | 'authenticated' | 'unknown', known = status) {
  document.body.innerHTML = HTML;
  const session = { getState: () => ({ status }), whenKnown: async () => known };
  const onLikely = jest.fn();
  stop = prefetchAccount({ session } as unknown as CityguideStore, onLikely);
  const dispatch = (selector: string, type: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
  return { onLikely, dispatch };
}

const idle: (() => void)[] = [];
const settle = async () => {
  jest.advanceTimersByTime(1000);
  for (const work of idle.splice(0)) work();
  await Promise.resolve();
  await Promise.resolve();
};
let stop = () => undefined as void;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback', 'queueMicrotask'] });
  idle.length = 0;
  Object.assign(window, { requestIdleCallback: (work: () => void) => idle.push(work) });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  document.body.replaceChildren();
});

describe('a dialog of the account is likely', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])(
    'AUTH-16 when a guest reaches for the log-in (%s), ahead of the press',
    (type) => {
      const { onLikely, dispatch } = open('guest');
      dispatch('b', type);
      expect(onLikely).not.toHaveBeenCalled();
      dispatch('i', type);
      expect(onLikely).toHaveBeenCalledTimes(1);
    },
  );

  it('AUTH-13 when a member reaches for the change of the password, not for what is their menu', () => {
    const { onLikely, dispatch } = open('authenticated');
    dispatch('i', 'pointerover');
    expect(onLikely).not.toHaveBeenCalled();
    dispatch('[data-cg-action="change-password"]', 'pointerover');
    expect(onLikely).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown'])(
    'AUTH-16 once a guest uses the page (%s) and the browser has time',
    async (type) => {
      const { onLikely, dispatch } = open('unknown', 'guest');
      dispatch('b', type);
      expect(onLikely).not.toHaveBeenCalled();
      await settle();
      expect(onLikely).toHaveBeenCalledTimes(1);
      dispatch('b', type);
      await settle();
      expect(onLikely).toHaveBeenCalledTimes(1);
    },
  );

  it('not for members who use the page', async () => {
    const { onLikely, dispatch } = open('unknown', 'authenticated');
    dispatch('b', 'pointerdown');
    await settle();
    expect(onLikely).not.toHaveBeenCalled();
  });

  it.each(['pointermove', 'scroll'])(
    'REST-5.account once a guest is there (%s) with a log-in control in view',
    async (type) => {
      const { onLikely, dispatch } = open('unknown', 'guest');
      const box = { top: 10, right: 90, bottom: 40, left: 10 } as DOMRect;
      (document.querySelector('[data-cg-action="login"]') as Element).getBoundingClientRect = () => box;
      dispatch('b', type);
      expect(onLikely).not.toHaveBeenCalled();
      await settle();
      expect(onLikely).toHaveBeenCalledTimes(1);
    },
  );

  it('REST-5.account not where that control is out of view', async () => {
    const far = open('guest');
    far.dispatch('b', 'pointermove');
    await settle();
    expect(far.onLikely).not.toHaveBeenCalled();
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])(
    'REST-5.scarce not by mere use with %j',
    async (connection) => {
      Object.assign(navigator, { connection });
      const { onLikely, dispatch } = open('guest');
      dispatch('b', 'pointerdown');
      await settle();
      expect(onLikely).not.toHaveBeenCalled();
      dispatch('i', 'focusin');
      expect(onLikely).toHaveBeenCalledTimes(1);
    },
  );
});
