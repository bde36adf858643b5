import { reserveHeight } from './reserveHeight';

describe('reserveHeight', () => {
  let triggerResize = () => undefined as void;
  const disconnect = jest.fn();
  const original = globalThis.ResizeObserver;

  beforeEach(() => {
    disconnect.mockClear();
    globalThis.ResizeObserver = class {
      constructor(callback: ResizeObserverCallback) {
        triggerResize = () => callback([], this);
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

  it('EMBED-6.room keeps the height that the CMS content had while the widget is shorter', () => {
    const { element } = createElement(40);
    reserveHeight(element, 100);
    triggerResize();
    expect(element).toHaveStyle({ minHeight: '100px' });
    expect(disconnect).not.toHaveBeenCalled();
  });

  it('EMBED-6 releases it when the widget fills it', () => {
    const { element, widget } = createElement(40);
    reserveHeight(element, 100);
    jest.spyOn(widget, 'getBoundingClientRect').mockReturnValue({ height: 120 } as DOMRect);
    triggerResize();
    expect(element).not.toHaveAttribute('style');
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('releases it when the width of the window has changed', () => {
    const { element } = createElement(40);
    reserveHeight(element, 100);
    const width = window.innerWidth;
    window.innerWidth = width + 1;
    triggerResize();
    window.innerWidth = width;
    expect(element).not.toHaveAttribute('style');
  });

  it('releases it on request', () => {
    const { element } = createElement(40);
    reserveHeight(element, 100)();
    expect(element).not.toHaveAttribute('style');
  });

  it('leaves a height set by the page alone', () => {
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
