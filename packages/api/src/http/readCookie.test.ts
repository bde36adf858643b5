import { readCookie } from './readCookie';

afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

function setCookies(cookie: string) {
  Object.defineProperty(globalThis, 'document', { value: { cookie }, configurable: true });
}

describe('reading a cookie', () => {
  it('API-3 finds it by its whole name, wherever it stands, with equal signs in its value', () => {
    setCookies('xcsrftoken=no; csrftoken=a=b==; csrftoken2=no');
    expect(readCookie('csrftoken')).toBe('a=b==');
  });

  it('API-3 malformed cookies and missing ones are not errors', () => {
    setCookies('%E0%A4%A; =; ;;csrftoken; a');
    expect(readCookie('csrftoken')).toBeUndefined();
    setCookies('');
    expect(readCookie('csrftoken')).toBeUndefined();
  });

  it('API-3 there is none where there is no document', () => {
    expect(readCookie('csrftoken')).toBeUndefined();
  });
});
