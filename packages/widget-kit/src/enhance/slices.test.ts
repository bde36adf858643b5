import { createButtons, enhanceInPage } from '../testing/enhanceInPage';

describe('with thousands of mount points', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('EMBED-8.responsive works in slices that leave the page responsive', () => {
    const { many, onReady, onRest } = enhanceInPage({ add: () => jest.advanceTimersByTime(0) });
    const clock = jest.spyOn(performance, 'now');
    let nowMs = 0;
    clock.mockImplementation(() => (nowMs += 1));
    many.add(createButtons(3000));
    const first = onReady.mock.calls.length;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(200);
    expect(onRest).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(onReady).toHaveBeenCalledTimes(3000);
    expect(onRest).toHaveBeenCalledTimes(1);
    clock.mockRestore();
  });

  it('EMBED-8 works longer at a time where the browser needs long for each frame, but never for 50 ms', () => {
    let nowMs = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
    const slicesMs: number[] = [];
    const { many, onReady } = enhanceInPage({ add: () => (nowMs += 0.25) });
    many.add(createButtons(3000));
    while (onReady.mock.calls.length < 3000) {
      // laying out and painting a long page
      nowMs += 300;
      const beforeMs = nowMs;
      jest.advanceTimersToNextTimer();
      slicesMs.push(nowMs - beforeMs);
    }
    expect(slicesMs.length).toBeLessThan(20);
    expect(Math.max(...slicesMs)).toBeLessThan(50);
    clock.mockRestore();
  });

  it('EMBED-8 takes those in view first, with few measurements', () => {
    const order: number[] = [];
    const { many } = enhanceInPage({ add: (_, { listingId }) => order.push(listingId) });
    const buttons = createButtons(1000);
    let measured = 0;
    buttons.forEach((button, index) => {
      button.getBoundingClientRect = () => {
        measured += 1;
        return { bottom: (index - 600) * 40 } as DOMRect;
      };
    });
    many.add(buttons);
    jest.runAllTimers();
    expect(order[0]).toBe(601);
    expect(order).toHaveLength(1000);
    expect(order.slice(-1)).toEqual([600]);
    expect(measured).toBeLessThan(15);
  });

  it('EMBED-7 never enhances one that was removed while it waited', () => {
    const add = jest.fn();
    const remove = jest.fn();
    const clock = jest.spyOn(performance, 'now');
    let nowMs = 0;
    clock.mockImplementation(() => (nowMs += 5));
    const { many } = enhanceInPage({ add, remove });
    const buttons = createButtons(100);
    const last = buttons[99] as HTMLElement;
    many.add(buttons);
    many.remove(last);
    jest.runAllTimers();
    expect(add).toHaveBeenCalledTimes(99);
    expect(remove).not.toHaveBeenCalled();
    many.add([last]);
    expect(add).toHaveBeenCalledTimes(100);
    clock.mockRestore();
  });

  it('stops in the middle when stopped', () => {
    const add = jest.fn();
    const clock = jest.spyOn(performance, 'now');
    let nowMs = 0;
    clock.mockImplementation(() => (nowMs += 5));
    const { many } = enhanceInPage({ add });
    many.add(createButtons(100));
    many.stop();
    const before = add.mock.calls.length;
    jest.runAllTimers();
    expect(add).toHaveBeenCalledTimes(before);
    clock.mockRestore();
  });
});
