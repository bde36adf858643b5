import { screen } from '@testing-library/dom';
import { createLiveRegion } from './createLiveRegion';

describe('the live region', () => {
  afterEach(() => document.body.replaceChildren());

  it('SAVE-3.polite says words politely and out of sight', () => {
    const announce = createLiveRegion();
    announce('Saved');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('status')).toHaveStyle({ position: 'absolute', width: '1px' });
  });

  it('SAVE-3 is back where the page has replaced all it had', () => {
    const announce = createLiveRegion();
    document.body.replaceChildren();
    announce('Saved');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });

  it('says the same words again as something new', () => {
    const announce = createLiveRegion();
    announce('Saved');
    const first = screen.getByRole('status').textContent;
    announce('Saved');
    expect(screen.getByRole('status').textContent).not.toBe(first);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });
});
