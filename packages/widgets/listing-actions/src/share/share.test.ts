import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { button, openRow, rowOf } from '../testing/openRow';
import type { EnhancedPage } from '@cityguide/widget-kit/testing';
import { sharePage } from './sharePage';

let page: EnhancedPage | undefined;
const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
const trinity = { title: "Trinity's Pub", url: 'http://localhost/places/x/' };

afterEach(() => {
  jest.useRealTimers();
  page?.stop();
  page = undefined;
  give('share', undefined);
  give('clipboard', undefined);
});

describe('sharing a listing', () => {
  it('uses the system’s share sheet, with the listing’s page', async () => {
    const user = userEvent.setup();
    const share = jest.fn().mockResolvedValue(undefined);
    give('share', share);
    ({ page } = await openRow(rowOf(42, '', 'data-share-url="/places/x/"')));
    await user.click(button("Share Trinity's Pub"));
    expect(share).toHaveBeenCalledWith(trinity);
  });

  it('does not report an error when the visitor closes the sheet', async () => {
    give('share', jest.fn().mockRejectedValue(new DOMException('', 'AbortError')));
    const write = jest.fn();
    expect(await sharePage(trinity, write)).toBe('cancelled');
    expect(write).not.toHaveBeenCalled();
  });

  it('copies the URL where there is no sheet, and shows and announces it', async () => {
    ({ page } = await openRow(rowOf(42)));
    jest.useFakeTimers({ advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const writeText = jest.fn().mockResolvedValue(undefined);
    give('clipboard', { writeText });
    await user.click(button("Share Trinity's Pub"));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Link copied'));
    expect(writeText).toHaveBeenCalledWith(location.href);
    expect(button("Share Trinity's Pub")).toHaveTextContent('Link copied');
    jest.advanceTimersByTime(2500);
    await waitFor(() => expect(button("Share Trinity's Pub")).toHaveTextContent('share'));
  });

  it('opens a mail where copying is forbidden', async () => {
    give('share', jest.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')));
    give('clipboard', { writeText: jest.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')) });
    const write = jest.fn();
    expect(await sharePage(trinity, write)).toBe('mailed');
    expect(write).toHaveBeenCalledWith(
      "mailto:?subject=Trinity's%20Pub&body=http%3A%2F%2Flocalhost%2Fplaces%2Fx%2F",
    );
  });

  it.each(['javascript:alert(1)', 'http://[', ''])(
    'shares the page itself where the address is "%s"',
    async (address) => {
      const user = userEvent.setup();
      const share = jest.fn().mockResolvedValue(undefined);
      give('share', share);
      ({ page } = await openRow(rowOf(42, '', `data-share-url="${address}"`)));
      await user.click(button("Share Trinity's Pub"));
      expect(share).toHaveBeenCalledWith({ title: "Trinity's Pub", url: location.href });
    },
  );
});
