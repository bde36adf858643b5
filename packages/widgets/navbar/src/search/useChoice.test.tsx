import { act, renderHook } from '@testing-library/react';
import { useChoice } from './useChoice';

it('NAV-15 the choice stays with its place when a newer answer moves that, and ends when it is gone', () => {
  const { result, rerender } = renderHook((keys: readonly string[]) => useChoice(keys), {
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
