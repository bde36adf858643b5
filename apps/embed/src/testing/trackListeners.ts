/**
 * Embed code runs as long as its page and so never removes its listeners; this tracks them, so that each test can start
 * with a fresh page.
 * @returns removes all listeners and observers added since
 */
export function trackListeners(): () => void {
  const undo: (() => void)[] = [];
  const spies = [window, document].map((target) => {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    return jest
      .spyOn(target as EventTarget, 'addEventListener')
      .mockImplementation((type, listener, options) => {
        add(type, listener, options);
        undo.push(() => target.removeEventListener(type, listener as EventListener, options));
      });
  });
  const observe = jest.spyOn(MutationObserver.prototype, 'observe');
  return () => {
    undo.forEach((remove) => remove());
    for (const observer of observe.mock.contexts) observer.disconnect();
    for (const spy of [...spies, observe]) spy.mockRestore();
  };
}
