import { loginMarker } from './loginMarker';

describe('the cookie of a login on the server’s own page', () => {
  it('AUTH-4.arrival AUTH-4.arrival-taken stays until it is cleared, and leaves the others alone', () => {
    document.cookie = 'cg-came-in=1; Path=/';
    document.cookie = 'csrftoken=abc; Path=/';
    expect([loginMarker.isSet(), loginMarker.isSet()]).toEqual([true, true]);
    loginMarker.clear();
    expect(loginMarker.isSet()).toBe(false);
    expect(document.cookie).toBe('csrftoken=abc');
  });

  it('AUTH-4 ignores a cookie whose name is only similar', () => {
    document.cookie = 'not-cg-came-in=1; Path=/';
    document.cookie = 'cg-came-in=10; Path=/';
    expect(loginMarker.isSet()).toBe(false);
  });

  it('O-STO-01 counts as absent where reading cookies throws', () => {
    const spy = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(loginMarker.isSet()).toBe(false);
    spy.mockRestore();
  });
});
