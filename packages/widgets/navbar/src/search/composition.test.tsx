import type { CityguideStore } from '@cityguide/store';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { server } from '../testing/openBar';
import { activeOptions, field, list, openSuggestions } from './testing/openSuggestions';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => server.close());

let stop = () => undefined as void;
afterEach(() => stop());

async function open() {
  const opened = await openSuggestions();
  stop = opened.stop;
  return opened;
}

/** Simulates an input method that writes into the field, not confirmed yet. */
function compose(value: string) {
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value }, isComposing: true });
}

/** Types with fake timers, advances them past the debounce, and returns the number of requests. */
async function countRequests(store: CityguideStore, type: () => void): Promise<number> {
  const list = jest.spyOn(store.services.api.listings, 'list');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  type();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();
  return list.mock.calls.length;
}

describe('an input method', () => {
  it('NAV-15 O-FRM-05 nothing is requested while it composes, and once when the word is confirmed', async () => {
    const { requests, store } = await open();
    expect(await countRequests(store, () => compose('らーめん'))).toBe(0);
    fireEvent.compositionEnd(field());
    await screen.findByRole('listbox');
    expect(requests).toEqual(['らーめん']);
  });

  it.each([
    ['while it composes', { isComposing: true }],
    ['as Safari reports it', { keyCode: 229 }],
  ])(
    'O-FRM-05 keys of the input method do not choose, follow, close or search, %s',
    async (_when, composingKey) => {
      const { followedLinks, submittedQueries } = await open();
      await userEvent.type(field(), 'joe');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{ArrowDown}');
      const [activeBefore] = activeOptions();
      for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Home', 'Tab']) {
        fireEvent.keyDown(field(), { key, ...composingKey });
      }
      expect(activeOptions()).toEqual([activeBefore]);
      expect(list()).toBeInTheDocument();
      expect([followedLinks, submittedQueries]).toEqual([[], []]);
      fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
      expect(followedLinks).toEqual(['/places/1/']);
    },
  );

  it('NAV-15 on Android, where every word is composed, suggests while a plain word is written', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16) Chrome/140');
    const { requests, store } = await open();
    compose('joe');
    await screen.findByRole('listbox');
    expect(requests).toEqual(['joe']);
    expect(await countRequests(store, () => compose('じょ'))).toBe(0);
  });
});
