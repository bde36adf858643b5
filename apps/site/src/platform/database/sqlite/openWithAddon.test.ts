import { openWithAddon } from './openWithAddon';

jest.mock('better-sqlite3', () => {
  throw new Error('Could not locate the bindings file.');
});

it('QUAL-5.compiler says what to do where the driver could not be compiled', () => {
  expect(() => openWithAddon(':memory:', { busyTimeoutMs: 0 })).toThrow(
    /Node 24 or newer, which brings SQLite itself; or install python3, make and a C\+\+ compiler/,
  );
});
