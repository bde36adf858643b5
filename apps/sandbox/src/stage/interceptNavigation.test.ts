import { fireEvent, screen } from '@testing-library/dom';
import { interceptNavigation } from './interceptNavigation';

const leaveFor = jest.fn();
interceptNavigation(leaveFor);
afterEach(() => leaveFor.mockClear());

function show(html: string) {
  document.body.innerHTML = html;
}

describe('interceptNavigation', () => {
  it('reports where a link leads and does not follow it', () => {
    show('<a href="/restaurants/?x=1"><b>Restaurants</b></a>');
    expect(fireEvent.click(screen.getByText('Restaurants'))).toBe(false);
    expect(leaveFor).toHaveBeenCalledWith('/restaurants/?x=1');
  });

  it('ignores events that a widget has handled', () => {
    show('<a href="/accounts/login">Log in</a>');
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('follows links within the page', () => {
    show('<a href="#/favourites/">Favourites</a>');
    expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('reports what a form would send, without passwords', () => {
    show(
      '<form action="/search" aria-label="f"><input name="q" value="a&b"><input type="password" name="p" value="x"></form>',
    );
    expect(fireEvent.submit(screen.getByRole('form'))).toBe(false);
    expect(leaveFor).toHaveBeenCalledWith('/search?q=a%26b');
  });
});
