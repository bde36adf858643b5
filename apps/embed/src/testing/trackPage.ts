/**
 * Embed code lives as long as its page and so never takes its listeners back; this notes them, so that each test can have
 * a page of its own.
 * @returns removes all listeners and observers made since
 */
export function trackPage(): () => void {
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
