import { screen } from '@testing-library/dom';
import { createLiveRegion } from './createLiveRegion';

describe('the live region', () => {
  afterEach(() => document.body.replaceChildren());

  it('SAVE-3.polite announces text politely and out of sight', () => {
    const announce = createLiveRegion();
    announce('Saved');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('status')).toHaveStyle({ position: 'absolute', width: '1px' });
  });

  it('SAVE-3 is restored where the page has replaced its whole body', () => {
    const announce = createLiveRegion();
    document.body.replaceChildren();
    announce('Saved');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });

  it('announces the same text again as a change', () => {
    const announce = createLiveRegion();
    announce('Saved');
    const first = screen.getByRole('status').textContent;
    announce('Saved');
    expect(screen.getByRole('status').textContent).not.toBe(first);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });
});
