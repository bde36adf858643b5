import * as react from 'react';
import { render, scopeEntries } from './main';

describe('the React part', () => {
  it('EMBED-11 shares every entry of React and the hooks of the store, with their versions', () => {
    expect(Object.keys(scopeEntries)).toEqual([
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      '@cityguide/store/react',
    ]);
    for (const { version } of Object.values(scopeEntries)) expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(scopeEntries['react']?.module).toMatchObject({ useState: react.useState });
  });

  it('includes the renderer', () => {
    expect(render).toBeInstanceOf(Function);
  });
});
