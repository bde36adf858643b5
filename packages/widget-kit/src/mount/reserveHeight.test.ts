import { reserveHeight } from './reserveHeight';

describe('reserveHeight', () => {
  let look = () => undefined as void;
  const disconnect = jest.fn();
  const original = globalThis.ResizeObserver;

  beforeEach(() => {
    disconnect.mockClear();
    globalThis.ResizeObserver = class {
      constructor(callback: ResizeObserverCallback) {
        look = () => callback([], this);
      }
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = disconnect;
    };
  });
  afterEach(() => {
    globalThis.ResizeObserver = original;
  });

  function createElement(widgetHeightPx: number) {
    const element = document.createElement('div');
    const widget = element.appendChild(document.createElement('div'));
    jest.spyOn(widget, 'getBoundingClientRect').mockReturnValue({ height: widgetHeightPx } as DOMRect);
    return { element, widget };
  }

  it('EMBED-6.room keeps the room that the CMS content had while the widget is shorter', () => {
    const { element } = createElement(40);
    reserveHeight(element, 100);
    look();
    expect(element).toHaveStyle({ minHeight: '100px' });
    expect(disconnect).not.toHaveBeenCalled();
  });

  it('EMBED-6 gives it up when the widget fills it', () => {
    const { element, widget } = createElement(40);
    reserveHeight(element, 100);
    jest.spyOn(widget, 'getBoundingClientRect').mockReturnValue({ height: 120 } as DOMRect);
    look();
    expect(element).not.toHaveAttribute('style');
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('gives it up when the width of the window has changed', () => {
    const { element } = createElement(40);
    reserveHeight(element, 100);
    const width = window.innerWidth;
    window.innerWidth = width + 1;
    look();
    window.innerWidth = width;
    expect(element).not.toHaveAttribute('style');
  });

  it('gives it up when asked to', () => {
    const { element } = createElement(40);
    reserveHeight(element, 100)();
    expect(element).not.toHaveAttribute('style');
  });

  it('leaves a height of the page alone', () => {
    const { element } = createElement(40);
    element.style.minHeight = '5em';
    reserveHeight(element, 100)();
    expect(element).toHaveStyle({ minHeight: '5em' });
  });

  it('does nothing for a mount point that was empty', () => {
    const { element } = createElement(40);
    reserveHeight(element, 0);
    expect(element).not.toHaveAttribute('style');
  });
});
