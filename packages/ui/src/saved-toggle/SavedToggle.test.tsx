import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SavedToggle } from './SavedToggle';

function Favourite({ isSavedAtFirst = false }) {
  const [isSaved, setIsSaved] = useState(isSavedAtFirst);
  return <SavedToggle label="Save Bar Isabel" isSaved={isSaved} onToggle={() => setIsSaved(!isSaved)} />;
}

const toggle = () => screen.getByRole('button', { name: 'Save Bar Isabel' });

describe('the save control', () => {
  it('shows its state without changing its name', async () => {
    render(<Favourite />);
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows it by shape as well as by colour', async () => {
    render(<Favourite />);
    const shape = () => toggle().querySelector('svg');
    expect(shape()).not.toHaveClass('filled');
    await userEvent.click(toggle());
    expect(shape()).toHaveClass('filled');
  });

  it('pops when the visitor saves, not when a saved object comes into view', async () => {
    render(<Favourite isSavedAtFirst />);
    expect(toggle()).not.toHaveClass('pop');
    await userEvent.click(toggle());
    expect(toggle()).not.toHaveClass('pop');
    await userEvent.click(toggle());
    expect(toggle()).toHaveClass('pop');
  });
});
