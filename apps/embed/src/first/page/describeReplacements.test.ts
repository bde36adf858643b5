import { describeReplacements } from './describeReplacements';

/** jsdom's own functions are not native ones. */
const native = () => 0;
native.toString = () => 'function () { [native code] }';

describe('a page whose code has replaced functions of the browser', () => {
  const originals = { ...Object.getOwnPropertyDescriptors(globalThis) };
  const set = (values: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(values))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  };
  beforeEach(() => set({ fetch: native, Request: native }));
  afterEach(() => {
    for (const name of ['fetch', 'Request', 'MooTools', 'Map']) {
      const original = originals[name];
      if (original) Object.defineProperty(globalThis, name, original);
      else Reflect.deleteProperty(globalThis, name);
    }
  });

  it('ANY-6.told is told which, and which library is known for it', () => {
    expect(describeReplacements()).toBe('');
    set({ Request: () => 0 });
    expect(describeReplacements()).toBe(' Other code of the page has replaced Request.');
    set({ MooTools: { version: '1.4.5' } });
    expect(describeReplacements()).toBe(' MooTools has replaced Request.');
  });

  it('ANY-6.told something that is gone counts as well', () => {
    set({ Map: undefined });
    expect(describeReplacements()).toBe(' Other code of the page has replaced Map.');
  });
});
