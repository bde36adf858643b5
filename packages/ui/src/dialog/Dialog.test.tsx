import { useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/Button';
import { Field } from '../field/Field';
import { Dialog } from './Dialog';

function Page({ name = 'Log in', losesOpener = false }) {
  const [step, setStep] = useState<string | null>(null);
  const [isLost, setIsLost] = useState(false);
  return (
    <div data-widget="navbar">
      <a href="/before">Before</a>
      {!isLost && <Button onClick={() => setStep('Log in')}>{`Open ${name}`}</Button>}
      <Dialog isOpen={step !== null} onClose={() => setStep(null)} title={step ?? name} closeLabel="Close">
        <Field label={step === 'Reset' ? 'Address' : 'Email'} />
        <Button
          onClick={() => {
            setStep('Reset');
            setIsLost(losesOpener);
          }}
        >
          Forgot?
        </Button>
      </Dialog>
    </div>
  );
}

const opener = () => screen.getByText('Open Log in').closest('button');

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Open Log in' }));
  return screen.findByRole('dialog', { name: 'Log in' });
}
const whenClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a dialog', () => {
  it('AUTH-16.inert AUTH-16.still opens with the focus in it, the page behind out of reach and still', async () => {
    const { container } = render(<Page />);
    const dialog = await openDialog();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(container).toHaveAttribute('inert');
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await whenClosed();
    expect(container).not.toHaveAttribute('inert');
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('AUTH-16 keeps live regions audible and what was inert before inert', async () => {
    const region = document.body.appendChild(document.createElement('div'));
    region.setAttribute('role', 'status');
    const hidden = document.body.appendChild(document.createElement('div'));
    hidden.setAttribute('inert', '');
    render(<Page />);
    await openDialog();
    expect(region).not.toHaveAttribute('inert');
    await userEvent.keyboard('{Escape}');
    await whenClosed();
    expect(hidden).toHaveAttribute('inert');
    region.remove();
    hidden.remove();
  });

  it('AUTH-16.escape O-DLG-01 Escape closes it wherever the focus is, and the page’s own listeners do not receive it', async () => {
    const onKeyDown = jest.fn();
    document.addEventListener('keydown', onKeyDown);
    render(<Page />);
    await openDialog();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    act(() => screen.getByLabelText('Email').blur());
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await whenClosed();
    expect(onKeyDown).not.toHaveBeenCalled();
    document.removeEventListener('keydown', onKeyDown);
  });

  it('O-FRM-05 the Escape that discards the composition of an input method leaves it open', async () => {
    render(<Page />);
    const dialog = await openDialog();
    fireEvent.keyDown(screen.getByLabelText('Email'), { key: 'Escape', isComposing: true });
    fireEvent.keyDown(screen.getByLabelText('Email'), { key: 'a' });
    expect(dialog).toBeInTheDocument();
  });

  it('AUTH-16.trapped keeps Tab inside', async () => {
    render(<Page />);
    const dialog = await openDialog();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('AUTH-16.trapped moves round by Tab and Shift+Tab, from the heading as well', async () => {
    render(<Page />);
    await openDialog();
    const [close, first] = [screen.getByRole('button', { name: 'Close' }), screen.getByLabelText('Email')];
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.tab({ shift: true });
    expect(close).toHaveFocus();
    await userEvent.tab();
    expect(first).toHaveFocus();
    act(() => screen.getByRole('heading', { name: 'Log in' }).focus());
    await userEvent.tab({ shift: true });
    expect(close).toHaveFocus();
  });

  it('is rendered in an element of its own that widget CSS applies to, and removes it again', async () => {
    render(<Page />);
    const dialog = await openDialog();
    expect(dialog.closest('[data-cg-scope]')?.parentElement).toBe(document.body);
    await userEvent.keyboard('{Escape}');
    await whenClosed();
    expect(document.querySelector('[data-cg-scope="dialog"]')).toBeNull();
  });

  it.each([
    ['Escape', async () => userEvent.keyboard('{Escape}')],
    ['the close button', async () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['the backdrop', async () => userEvent.click(backdrop())],
  ])('O-DLG-01 AUTH-16.returns returns the focus to its opener when closed by %s', async (_by, close) => {
    render(<Page />);
    await openDialog();
    await close();
    await whenClosed();
    expect(opener()).toHaveFocus();
  });

  it('O-DLG-02 stays when a press begins inside and ends on the backdrop', async () => {
    render(<Page />);
    const dialog = await openDialog();
    const field = screen.getByLabelText('Email');
    await userEvent.type(field, 'maya@');
    fireEvent.mouseDown(field);
    fireEvent.mouseUp(backdrop());
    fireEvent.click(backdrop());
    expect(dialog).toBeInTheDocument();
    expect(field).toHaveValue('maya@');
  });

  it('O-DLG-02 stays when a press begins on the backdrop and ends inside', async () => {
    render(<Page />);
    const dialog = await openDialog();
    fireEvent.mouseDown(backdrop());
    fireEvent.mouseUp(screen.getByLabelText('Email'));
    // Browsers dispatch the click on the common ancestor of both ends.
    fireEvent.click(backdrop());
    expect(dialog).toBeInTheDocument();
    fireEvent.click(backdrop());
    expect(dialog).toBeInTheDocument();
  });

  it('O-DLG-03 returns the focus although the browser did not focus the button', async () => {
    render(<Page />);
    expect(document.body).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Open Log in' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await whenClosed();
    expect(opener()).toHaveFocus();
  });

  it('O-DLG-03 focuses the nearest control of the widget where the opener has been removed', async () => {
    render(<Page losesOpener />);
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Forgot?' }));
    await userEvent.keyboard('{Escape}');
    await whenClosed();
    expect(screen.getByRole('link', { name: 'Before' })).toHaveFocus();
  });

  it('O-DLG-05 AUTH-16.returns moves the focus into the next step and afterwards back to the first opener', async () => {
    render(<Page />);
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Forgot?' }));
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveFocus());
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await whenClosed();
    expect(opener()).toHaveFocus();
  });
});

describe('two dialogs', () => {
  function Other() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Open other</button>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Other" closeLabel="Close">
          <p>Words</p>
        </Dialog>
      </>
    );
  }

  it('AUTH-16.one AUTH-16.returns are never open at once; the second hands the focus back to where the first was opened', async () => {
    render(
      <>
        <Page />
        <Other />
      </>,
    );
    await openDialog();
    fireEvent.click(screen.getByText('Open other'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Other' })).toBeInTheDocument());
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await whenClosed();
    expect(opener()).toHaveFocus();
    expect(document.documentElement.style.overflow).toBe('');
  });
});

function backdrop(): HTMLElement {
  const element = screen.getByRole('dialog').parentElement;
  if (!element) throw new Error('The dialog has no backdrop.');
  return element;
}
