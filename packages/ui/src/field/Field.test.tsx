import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './Field';
import { PasswordField } from './PasswordField';

describe('a field', () => {
  it('is named by its label and described by its hint', () => {
    render(<Field label="Email" hint="As you signed up" />);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('As you signed up');
  });

  it('AUTH-8.prefix shows and announces its error with the prefix', () => {
    render(<Field label="Email" error="Enter a valid email address." />);
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('* Enter a valid email address.');
    expect(screen.getByText('* Enter a valid email address.')).toBeVisible();
  });

  it('is not marked while nothing is wrong', () => {
    render(<Field label="Email" error={null} />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });
});

describe('a password field', () => {
  it('shows and hides what was typed, which stays', async () => {
    const labels = { show: 'Show password', hide: 'Hide password' };
    render(<PasswordField label="Password" autoComplete="current-password" labels={labels} />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(field, 'rhubarb');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('rhubarb');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});
