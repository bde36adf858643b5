import { arrival } from './arrival';

describe('the cookie of a log-in by the server’s own page', () => {
  it('AUTH-4.arrival AUTH-4.arrival-taken stays until it is cleared, and leaves the others alone', () => {
    document.cookie = 'cg-came-in=1; Path=/';
    document.cookie = 'csrftoken=abc; Path=/';
    expect([arrival.isThere(), arrival.isThere()]).toEqual([true, true]);
    arrival.clear();
    expect(arrival.isThere()).toBe(false);
    expect(document.cookie).toBe('csrftoken=abc');
  });

  it('AUTH-4 is not seen in a cookie that only resembles it', () => {
    document.cookie = 'not-cg-came-in=1; Path=/';
    document.cookie = 'cg-came-in=10; Path=/';
    expect(arrival.isThere()).toBe(false);
  });

  it('O-STO-01 counts as absent where reading cookies throws', () => {
    const spy = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(arrival.isThere()).toBe(false);
    spy.mockRestore();
  });
});
