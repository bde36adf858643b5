import { defaultSiteConfig } from '@cityguide/site-config';
import type { CityguideStore } from '@cityguide/store';
import { defineWidget, enhancer, option, type EnhanceContext, type OptionsOf } from '../index';
import { enhanceMany } from './enhanceMany';

const definition = defineWidget({
  name: 'save-button',
  title: 'Save button',
  help: 'Saves.',
  kind: 'enhancer',
  load: 'visible',
  options: { listingId: option.id({ required: true, help: 'Listing.' }) },
});

type Probe = {
  add(element: HTMLElement, options: OptionsOf<typeof definition>): void;
  remove(element: HTMLElement): void;
  stop(): void;
};

function createButtons(count: number): HTMLElement[] {
  document.body.innerHTML = Array.from(
    { length: count },
    (_, index) => `<div data-widget="save-button" data-listing-id="${index + 1}"><a href="/x">Save</a></div>`,
  ).join('');
  return [...document.querySelectorAll<HTMLElement>('[data-widget]')];
}

function enhance(probe: Partial<Probe> = {}, onStart: (context: EnhanceContext) => void = () => undefined) {
  const hooks = { onReady: jest.fn(), onFail: jest.fn(), onRest: jest.fn() };
  const report = jest.fn();
  const store = {} as CityguideStore;
  const contexts: EnhanceContext[] = [];
  const widget = enhancer(definition, (context) => {
    contexts.push(context);
    onStart(context);
    return { add: () => undefined, remove: () => undefined, stop: () => undefined, ...probe };
  });
  const many = enhanceMany({ widget, store, site: defaultSiteConfig, report, ...hooks });
  return { many, ...hooks, report, store, contexts };
}

describe('enhanceMany', () => {
  it('EMBED-8 starts the enhancement once for all its mount points, with store, site and report', () => {
    const { many, contexts, store, report } = enhance();
    many.add(createButtons(3));
    expect(contexts).toHaveLength(1);
    expect(contexts[0]).toMatchObject({ store, site: defaultSiteConfig, report });
  });

  it('EMBED-8 gives each mount point its own options', () => {
    const add = jest.fn();
    const { many, onReady } = enhance({ add });
    const buttons = createButtons(2);
    many.add(buttons);
    expect(add.mock.calls).toEqual([
      [buttons[0], { listingId: 1 }],
      [buttons[1], { listingId: 2 }],
    ]);
    expect(onReady.mock.calls).toEqual([[buttons[0]], [buttons[1]]]);
  });

  it('EMBED-5 leaves a mount point with a bad required option alone, and takes the others', () => {
    const { many, onReady, onFail, report } = enhance();
    const buttons = createButtons(2);
    buttons[0]?.setAttribute('data-listing-id', 'x');
    many.add(buttons);
    expect(report).toHaveBeenCalledTimes(1);
    expect(onFail.mock.calls).toEqual([[buttons[0]]]);
    expect(onReady.mock.calls).toEqual([[buttons[1]]]);
  });

  it('EMBED-12 takes out a mount point that throws, alone', () => {
    const error = new Error('broken');
    const add = jest.fn().mockImplementationOnce(() => {
      throw error;
    });
    const { many, onReady, onFail } = enhance({ add });
    const buttons = createButtons(2);
    many.add(buttons);
    expect(onFail.mock.calls).toEqual([[buttons[0], error]]);
    expect(onReady.mock.calls).toEqual([[buttons[1]]]);
  });

  it('EMBED-7 frees a removed mount point, once', () => {
    const remove = jest.fn();
    const { many } = enhance({ remove });
    const [button] = createButtons(1);
    many.add([button as HTMLElement]);
    many.remove(button as HTMLElement);
    expect(remove.mock.calls).toEqual([[button]]);
  });

  it('EMBED-12 frees the others when one throws on being taken out', () => {
    const onConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const remove = jest.fn().mockImplementationOnce(() => {
      throw new Error('broken');
    });
    const { many } = enhance({ remove });
    const buttons = createButtons(2);
    many.add(buttons);
    buttons.forEach(many.remove);
    expect(remove).toHaveBeenCalledTimes(2);
    expect(onConsole).toHaveBeenCalledTimes(1);
    onConsole.mockRestore();
  });

  it('does not take the same mount point twice', () => {
    const add = jest.fn();
    const { many } = enhance({ add });
    const buttons = createButtons(1);
    many.add(buttons);
    many.add(buttons);
    expect(add).toHaveBeenCalledTimes(1);
  });

  describe('listening', () => {
    it('EMBED-8 costs one document listener for each event type, however many mount points there are', () => {
      const onDocument = jest.spyOn(document, 'addEventListener');
      const onElement = jest.spyOn(HTMLElement.prototype, 'addEventListener');
      const listenTwice = ({ listen }: EnhanceContext) => {
        listen('click', () => undefined);
        listen('click', () => undefined);
        listen('pointerover', () => undefined);
      };
      const one = enhance({}, listenTwice);
      const two = enhance({}, listenTwice);
      one.many.add(createButtons(500));
      expect(onDocument.mock.calls.map(([type]) => type)).toEqual(['click', 'pointerover']);
      expect(onElement).not.toHaveBeenCalled();
      one.many.stop();
      two.many.stop();
      onDocument.mockRestore();
      onElement.mockRestore();
    });

    it('hears events of its own mount points alone, with the mount point', () => {
      const onClick = jest.fn((event: Event) => event.preventDefault());
      const { many } = enhance({}, ({ listen }) => listen('click', onClick));
      const [taken, other] = createButtons(2);
      many.add([taken as HTMLElement]);
      taken?.querySelector('a')?.click();
      document.body.click();
      other?.addEventListener('click', (event) => event.preventDefault());
      other?.querySelector('a')?.click();
      expect(onClick.mock.calls).toEqual([[expect.any(MouseEvent), taken]]);
      many.stop();
    });

    it('hears them although page code stops events', () => {
      const onClick = jest.fn((event: Event) => event.preventDefault());
      const { many } = enhance({}, ({ listen }) => listen('click', onClick));
      const [button] = createButtons(1);
      many.add([button as HTMLElement]);
      button?.addEventListener('click', (event) => event.stopPropagation());
      button?.querySelector('a')?.click();
      expect(onClick).toHaveBeenCalledTimes(1);
      many.stop();
    });

    it('ends with stop, and not before', () => {
      const onEnd = jest.spyOn(document, 'removeEventListener');
      const onClick = jest.fn((event: Event) => event.preventDefault());
      const stop = jest.fn();
      const { many } = enhance({ stop }, ({ listen }) => listen('click', onClick));
      const [button] = createButtons(1);
      many.add([button as HTMLElement]);
      many.stop();
      expect(stop).toHaveBeenCalledTimes(1);
      expect(onEnd.mock.calls.map(([type]) => type)).toEqual(['click']);
      button?.addEventListener('click', (event) => event.preventDefault());
      button?.querySelector('a')?.click();
      expect(onClick).not.toHaveBeenCalled();
      onEnd.mockRestore();
    });
  });

  describe('with thousands of mount points', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('EMBED-8 works in slices that leave the page responsive', () => {
      const { many, onReady, onRest } = enhance({ add: () => jest.advanceTimersByTime(0) });
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

    it('EMBED-8 takes those in view first, with few measurements', () => {
      const order: number[] = [];
      const { many } = enhance({ add: (_, { listingId }) => order.push(listingId) });
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

    it('EMBED-7 never takes one that was removed while it waited', () => {
      const add = jest.fn();
      const remove = jest.fn();
      const clock = jest.spyOn(performance, 'now');
      let nowMs = 0;
      clock.mockImplementation(() => (nowMs += 5));
      const { many } = enhance({ add, remove });
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

    it('stops in the middle when told to', () => {
      const add = jest.fn();
      const clock = jest.spyOn(performance, 'now');
      let nowMs = 0;
      clock.mockImplementation(() => (nowMs += 5));
      const { many } = enhance({ add });
      many.add(createButtons(100));
      many.stop();
      const before = add.mock.calls.length;
      jest.runAllTimers();
      expect(add).toHaveBeenCalledTimes(before);
      clock.mockRestore();
    });
  });
});
