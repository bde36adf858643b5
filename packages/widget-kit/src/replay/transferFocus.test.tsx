import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { mountInPage } from '../testing/mountInPage';

function SearchBox() {
  const [query, setQuery] = useState('');
  return (
    <form>
      <input name="q" aria-label="Search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <output>Looking for {query}</output>
    </form>
  );
}

describe('focus in the CMS content', () => {
  it('moves to the widget’s own field, with the typed text', async () => {
    mountInPage(SearchBox, { content: '<input name="q" placeholder="Find">' });
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.focus();
    field.value = 'ramen';
    expect(await screen.findByText('Looking for ramen')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByRole('textbox')).not.toBe(field);
  });

  it('moves from a link to its counterpart', async () => {
    mountInPage(() => <a href="/places/">All places</a>, { content: '<a href="/places/">Places</a>' });
    screen.getByRole('link').focus();
    await waitFor(() => expect(screen.getByRole('link', { name: 'All places' })).toHaveFocus());
  });

  it('is not taken from elsewhere in the page', async () => {
    document.body.innerHTML = '';
    mountInPage(SearchBox, { content: '<input name="q">' });
    const other = document.body.appendChild(document.createElement('button'));
    other.focus();
    await screen.findByText(/Looking/);
    expect(other).toHaveFocus();
  });
});
