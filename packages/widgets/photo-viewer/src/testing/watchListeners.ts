type Added = { target: EventTarget; type: string; listener: unknown };

/** Keeps a list of what was added to window and document since, and not taken away again. */
export function watchListeners() {
  const kept: Added[] = [];
  const find = (one: Added) =>
    kept.findIndex(
      ({ target, type, listener }) => target === one.target && type === one.type && listener === one.listener,
    );
  const spies = [window, document].flatMap((target) => {
    const { addEventListener, removeEventListener } = target;
    const remove = (one: Added) => {
      const index = find(one);
      if (index >= 0) kept.splice(index, 1);
    };
    return [
      jest.spyOn(target, 'addEventListener').mockImplementation((...given: unknown[]) => {
        const [type, listener, options] = given as Parameters<typeof addEventListener>;
        const one = { target, type, listener };
        const isOnce = typeof options === 'object' && options.once;
        if (find(one) < 0 && !isOnce) kept.push(one);
        Reflect.apply(addEventListener, target, given);
      }),
      jest.spyOn(target, 'removeEventListener').mockImplementation((...given: unknown[]) => {
        const [type, listener] = given as Parameters<typeof addEventListener>;
        remove({ target, type, listener });
        Reflect.apply(removeEventListener, target, given);
      }),
    ];
  });
  return {
    /** Their types, in order. */
    list: () => kept.map(({ type }) => type).sort(),
    stop: () => spies.forEach((spy) => spy.mockRestore()),
  };
}
