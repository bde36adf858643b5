import { useEffect, type RefObject } from 'react';

/** Moves the focus to the first error of a form each time a fault arrives, the same words again included. */
export function useFocusOnError(form: RefObject<HTMLFormElement | null>, fault: object | null): void {
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-form-error]')?.focus();
  }, [form, fault]);
}
