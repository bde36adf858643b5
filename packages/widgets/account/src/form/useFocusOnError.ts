import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { AuthError } from '@cityguide/store';

/** Moves the focus to the first error of a form each time errors arrive, even if they are the same. */
export function useFocusOnError(form: RefObject<HTMLFormElement | null>, errors: AuthError): void {
  useEffect(() => {
    if (Object.values(errors).every((message) => message === null)) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-form-error]')?.focus();
  }, [form, errors]);
}
