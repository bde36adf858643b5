import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, closeOnboarding, openOnboarding, whenHeading } from '../testing/openOnboarding';

afterEach(closeOnboarding);

const ME = 'profiles/me/';
const field = () => screen.getByRole('textbox', { name: 'Your name' });
const submit = () => button('Continue');

async function openName() {
  const opened = await openOnboarding();
  await whenHeading('What should we call you?');
  return opened;
}

describe('the name', () => {
  it('DASH-5 missing is reported at the field, and nothing is sent', async () => {
    const { sent } = await openName();
    await userEvent.click(submit());
    expect(field()).toHaveAccessibleDescription('* Type your name, or skip this step.');
    expect(field()).toHaveFocus();
    expect(sent('PATCH', ME)).toEqual([]);
    await userEvent.type(field(), 'M');
    expect(field()).toHaveAccessibleDescription('');
  });

  it('O-FRM-04 is sent as it was typed, without the spaces around it', async () => {
    const { sent } = await openName();
    await userEvent.type(field(), '  Zoë O’Hara-李  {Enter}');
    await whenHeading('What would you like to read?');
    expect(sent('PATCH', ME)).toEqual([{ full_name: 'Zoë O’Hara-李' }]);
  });

  it('O-FRM-03 rejected by the server keeps what was typed, shows why at the field, and can be sent again', async () => {
    const { backend, sent } = await openName();
    const body = { full_name: ['That is not a name.'] };
    const calm = backend.injectFault({ method: 'PATCH', path: ME }, { kind: 'fail', status: 400, body });
    await userEvent.type(field(), 'Robert');
    await userEvent.click(submit());
    await waitFor(() => expect(field()).toHaveAccessibleDescription('* That is not a name.'));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('Robert');
    calm();
    await userEvent.click(submit());
    await whenHeading('What would you like to read?');
    expect(sent('PATCH', ME)).toHaveLength(2);
  });

  it.each([
    ['no network', { kind: 'disconnect' }],
    ['a broken server', { kind: 'fail', status: 500 }],
    ['a page instead of JSON', { kind: 'html', status: 503 }],
  ] as const)('O-FRM-03 shows an error for %s and keeps what was typed', async (_name, failure) => {
    const { backend } = await openName();
    backend.injectFault({ method: 'PATCH', path: ME }, failure);
    await userEvent.type(field(), 'Maya');
    await userEvent.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^\* \S+/);
    await waitFor(() => expect(alert).toHaveFocus());
    expect(field()).toHaveValue('Maya');
    await userEvent.click(button('Skip this step'));
    await whenHeading('What would you like to read?');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('O-FRM-02 is sent once however often it is pressed, and the button shows that it is pending', async () => {
    const { backend, sent } = await openName();
    backend.injectFault({ method: 'PATCH', path: ME }, { kind: 'delay', delayMs: 60 });
    await userEvent.type(field(), 'Maya');
    fireEvent.click(submit());
    fireEvent.click(submit());
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button('Skip this step'));
    await whenHeading('What would you like to read?');
    expect(sent('PATCH', ME)).toHaveLength(1);
  });

  it('AUTH-18 has an autocomplete token', async () => {
    await openName();
    expect(field()).toHaveAttribute('autocomplete', 'name');
    expect(field()).toHaveAttribute('maxlength', '150');
  });
});
