import { useEffect, type RefObject } from 'react';

/** Moves the focus to the first error of a form each time errors arrive, even if they are the same. */
export function useFocusOnError(form: RefObject<HTMLFormElement | null>, errors: object | null): void {
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-form-error]')?.focus();
  }, [form, errors]);
}
