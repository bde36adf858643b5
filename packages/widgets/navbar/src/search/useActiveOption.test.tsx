import { act, renderHook } from '@testing-library/react';
import { useActiveOption } from './useActiveOption';

it('NAV-15 the active option stays active when a newer response moves it, and is cleared when it is gone', () => {
  const { result, rerender } = renderHook((keys: readonly string[]) => useActiveOption(keys), {
    initialProps: ['1', '2', 'search'],
  });
  act(() => result.current.move(1));
  act(() => result.current.move(1));
  expect(result.current.index).toBe(1);
  rerender(['2', '5', 'search']);
  expect(result.current.index).toBe(0);
  rerender(['5', 'search']);
  expect(result.current.index).toBe(-1);
});
