import type { CityguideStore } from '@cityguide/store';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { server } from '../testing/openBar';
import { chosen, field, list, openSuggestions } from './testing/openSuggestions';

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

/** An input method writes this into the field; it is not confirmed yet. */
function compose(value: string) {
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value }, isComposing: true });
}

/** Types while the clock stands, lets typing rest for long, and says how many questions left the page by then. */
async function countAsked(store: CityguideStore, type: () => void): Promise<number> {
  const list = jest.spyOn(store.services.api.listings, 'list');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  type();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();
  return list.mock.calls.length;
}

describe('an input method', () => {
  it('NAV-15 O-FRM-05 nothing is asked while it composes, and once when the word is confirmed', async () => {
    const { asked, store } = await open();
    expect(await countAsked(store, () => compose('らーめん'))).toBe(0);
    fireEvent.compositionEnd(field());
    await screen.findByRole('listbox');
    expect(asked).toEqual(['らーめん']);
  });

  it.each([
    ['while it composes', { isComposing: true }],
    ['as Safari tells it', { keyCode: 229 }],
  ])('O-FRM-05 keys that are its own choose, follow, close and search nothing, %s', async (_when, own) => {
    const { followed, searched } = await open();
    await userEvent.type(field(), 'joe');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    const [before] = chosen();
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Home', 'Tab']) {
      fireEvent.keyDown(field(), { key, ...own });
    }
    expect(chosen()).toEqual([before]);
    expect(list()).toBeInTheDocument();
    expect([followed, searched]).toEqual([[], []]);
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
    expect(followed).toEqual(['/places/1/']);
  });

  it('NAV-15 on Android, where every word is composed, suggests while a plain word is written', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16) Chrome/140');
    const { asked, store } = await open();
    compose('joe');
    await screen.findByRole('listbox');
    expect(asked).toEqual(['joe']);
    expect(await countAsked(store, () => compose('じょ'))).toBe(0);
  });
});
