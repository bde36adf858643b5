import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { server } from '../testing/openBar';
import { chosen, field, list, openSuggestions } from './testing/openSuggestions';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
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

/** Longer than typing has to rest and a request to arrive: that nothing is asked shows only after a real wait. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 250));

describe('an input method', () => {
  it('NAV-15 O-FRM-05 nothing is asked while it composes, and once when the word is confirmed', async () => {
    const { asked } = await open();
    compose('らーめん');
    await rest();
    expect(asked).toEqual([]);
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
    const { asked } = await open();
    compose('joe');
    await screen.findByRole('listbox');
    expect(asked).toEqual(['joe']);
    compose('じょ');
    await rest();
    expect(asked).toEqual(['joe']);
  });
});
