import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the fields of a form in sync with values that may change elsewhere, such as in another tab. An edited field
 * keeps what was typed.
 */
export function useSyncedFields(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<string, string>>,
): void {
  const shown = useRef(values);
  useEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === shown.current[name]) field.value = value;
    }
    shown.current = values;
  });
}
