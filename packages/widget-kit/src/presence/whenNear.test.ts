import { whenNear } from './whenNear';

let stop = () => undefined as void;

/** A box of 100 × 100 px at this distance from the top. */
const createBox = (top: number) => ({ top, right: 100, bottom: top + 100, left: 0 }) as DOMRect;

/** An element with such a box. */
function place(top: number): Element {
  const element = document.createElement('a');
  element.getBoundingClientRect = () => createBox(top);
  document.body.append(element);
  return element;
}

function open(...tops: number[]) {
  const elements = tops.map(place);
  const onNear = jest.fn();
  stop = whenNear(() => elements, onNear);
  return { elements, onNear };
}
const sign = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { innerHeight: 700 });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  document.body.replaceChildren();
});

describe('whenNear', () => {
  it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'])(
    'REST-5.near waits for a sign of a person (%s), and calls once',
    (type) => {
      const { elements, onNear } = open(5000, 800);
      jest.runAllTimers();
      expect(onNear).not.toHaveBeenCalled();
      sign(type);
      expect(onNear).not.toHaveBeenCalled();
      jest.runAllTimers();
      expect(onNear.mock.calls).toEqual([[elements[1]]]);
      jest.runAllTimers();
      sign(type);
      jest.runAllTimers();
      expect(onNear).toHaveBeenCalledTimes(1);
    },
  );

  it('REST-5.near not for what is far, until it has come near', () => {
    const { elements, onNear } = open(1000);
    sign('scroll');
    jest.runAllTimers();
    expect(onNear).not.toHaveBeenCalled();
    (elements[0] as Element).getBoundingClientRect = () => createBox(300);
    jest.runAllTimers();
    sign('scroll');
    jest.runAllTimers();
    expect(onNear).toHaveBeenCalledTimes(1);
  });

  it('searches the page once for many signs', () => {
    const find = jest.fn(() => []);
    stop = whenNear(find, jest.fn());
    for (let moves = 0; moves < 20; moves += 1) sign('pointermove');
    jest.runAllTimers();
    expect(find).toHaveBeenCalledTimes(1);
    sign('pointermove');
    jest.runAllTimers();
    expect(find).toHaveBeenCalledTimes(2);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'REST-5.scarce never on %j',
    (connection) => {
      Object.assign(navigator, { connection });
      const { onNear } = open(10);
      sign('pointerdown');
      jest.runAllTimers();
      expect(onNear).not.toHaveBeenCalled();
    },
  );
});
