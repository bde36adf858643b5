type Added = { target: EventTarget; type: string; listener: unknown };

/** Records the listeners that are added to window and document, and not removed again. */
export function watchListeners() {
  const added: Added[] = [];
  const find = (entry: Added) =>
    added.findIndex(
      ({ target, type, listener }) =>
        target === entry.target && type === entry.type && listener === entry.listener,
    );
  const spies = [window, document].flatMap((target) => {
    const { addEventListener, removeEventListener } = target;
    const remove = (entry: Added) => {
      const index = find(entry);
      if (index >= 0) added.splice(index, 1);
    };
    return [
      jest.spyOn(target, 'addEventListener').mockImplementation((...args: unknown[]) => {
        const [type, listener, options] = args as Parameters<typeof addEventListener>;
        const entry = { target, type, listener };
        const isOnce = typeof options === 'object' && options.once;
        if (find(entry) < 0 && !isOnce) added.push(entry);
        Reflect.apply(addEventListener, target, args);
      }),
      jest.spyOn(target, 'removeEventListener').mockImplementation((...args: unknown[]) => {
        const [type, listener] = args as Parameters<typeof addEventListener>;
        remove({ target, type, listener });
        Reflect.apply(removeEventListener, target, args);
      }),
    ];
  });
  return {
    /** Their event types, sorted. */
    list: () => added.map(({ type }) => type).sort(),
    stop: () => spies.forEach((spy) => spy.mockRestore()),
  };
}
