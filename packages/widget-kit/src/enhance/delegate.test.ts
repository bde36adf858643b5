import type { EnhanceContext } from '../index';
import { createButtons, enhanceInPage } from '../testing/enhanceInPage';

describe('listening', () => {
  it('EMBED-8.one-listener adds one document listener for each event type, however many mount points there are', () => {
    const buttons = createButtons(500);
    const onDocument = jest.spyOn(document, 'addEventListener');
    const onElement = jest.spyOn(HTMLElement.prototype, 'addEventListener');
    const listenTwice = ({ listen }: EnhanceContext) => {
      listen('click', () => undefined);
      listen('click', () => undefined);
      listen('pointerover', () => undefined);
    };
    const one = enhanceInPage({}, listenTwice);
    const two = enhanceInPage({}, listenTwice);
    one.many.add(buttons);
    expect(onDocument.mock.calls.map(([type]) => type)).toEqual(['click', 'pointerover']);
    expect(onElement).not.toHaveBeenCalled();
    one.many.stop();
    two.many.stop();
    onDocument.mockRestore();
    onElement.mockRestore();
  });

  it('passes on events of its own mount points only, with the mount point', () => {
    const onClick = jest.fn((event: Event) => event.preventDefault());
    const { many } = enhanceInPage({}, ({ listen }) => listen('click', onClick));
    const [taken, other] = createButtons(2);
    many.add([taken as HTMLElement]);
    taken?.querySelector('a')?.click();
    document.body.click();
    other?.addEventListener('click', (event) => event.preventDefault());
    other?.querySelector('a')?.click();
    expect(onClick.mock.calls).toEqual([[expect.any(MouseEvent), taken]]);
    many.stop();
  });

  it('passes them on although page code stops events', () => {
    const onClick = jest.fn((event: Event) => event.preventDefault());
    const { many } = enhanceInPage({}, ({ listen }) => listen('click', onClick));
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
    const { many } = enhanceInPage({ stop }, ({ listen }) => listen('click', onClick));
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
