import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

describe('a button', () => {
  it('never submits a form unless its type says so', () => {
    render(<Button>Forgot password?</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('ignores presses while busy, but keeps the focus', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    const onClick = jest.fn();
    const form = (isBusy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy={isBusy} onClick={onClick}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    rerender(form(true));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  it('O-DLG-03 takes the focus when it is pressed, also where the browser does not focus it', () => {
    render(<Button>Log in</Button>);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
