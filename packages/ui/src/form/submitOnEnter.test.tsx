import { fireEvent, render, screen } from '@testing-library/react';
import { submitOnEnter } from './submitOnEnter';

function renderForm() {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit} ref={submitOnEnter}>
      <input aria-label="Email" />
      <button type="button">Forgot</button>
      <button type="submit">Send</button>
    </form>,
  );
  return { onSubmit, field: screen.getByLabelText('Email') };
}

describe('Enter in a form', () => {
  it('O-FRM-05 AUTH-8.enter AUTH-8.composing leaves the Enter that confirms a composition to the input method, in either order of events', () => {
    const { onSubmit, field } = renderForm();
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('AUTH-8.shift submits without Shift only, and the browser does not submit on its own', () => {
    const { onSubmit, field } = renderForm();
    const wasLeftToBrowser = fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    expect(wasLeftToBrowser).toBe(false);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('leaves other keys and other controls alone', () => {
    const { onSubmit, field } = renderForm();
    expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true);
    expect(fireEvent.keyDown(screen.getByText('Forgot'), { key: 'Enter' })).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
