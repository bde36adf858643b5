import { startSafely } from './startSafely';

describe('a script that nothing says where it is from', () => {
  const onConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const options = { script: null, importModule: () => new Promise<unknown>(() => undefined) };
  const originalFetch = globalThis.fetch;
  const finishParsing = () => document.dispatchEvent(new Event('DOMContentLoaded'));

  beforeEach(() => {
    onConsole.mockClear();
    globalThis.fetch = () => new Promise<Response>(() => undefined);
  });
  afterEach(() => {
    delete window.cityguide;
    globalThis.fetch = originalFetch;
    document.body.innerHTML = '';
  });

  it('ANY-5.never-throws ANY-5.told does not throw, and tells what to add', () => {
    startSafely(options);
    expect(window.cityguide).toBeUndefined();
    expect(onConsole.mock.calls).toEqual([
      [expect.stringMatching(/^Cityguide: .* add data-cityguide-embed=/)],
    ]);
  });

  it('ANY-5.named waits for an element that names it further down the page', () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    startSafely(options);
    expect(onConsole).not.toHaveBeenCalled();
    document.body.innerHTML = '<script data-cityguide-embed="/files/embed.js"></script>';
    state.mockReturnValue('interactive');
    finishParsing();
    expect(onConsole).not.toHaveBeenCalled();
    expect(window.cityguide).toBeDefined();
    state.mockRestore();
  });
});
