import { formatDevice } from './formatDevice';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

it.each([
  [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/26.0 Safari/605.1.15`, 'Safari on Mac'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${APPLE} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPhone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${APPLE} Version/18.6 Mobile/15E148 Safari/604.1`,
    'Safari on iPad',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome on ChromeOS'],
  [`Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36 OPR/124.0`, 'Opera on Windows'],
  [
    `Mozilla/5.0 (Linux; Android 16) ${CHROME} SamsungBrowser/29.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 Vivaldi/7.6`, 'Vivaldi on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['Firefox/145.0', 'Firefox'],
  ['curl/8.5.0', ''],
  ['<b>Chrome</b>', ''],
  ['', ''],
  [undefined, ''],
])('DOOR-3 %j is %j', (userAgent, device) => expect(formatDevice(userAgent)).toBe(device));

it('DOOR-3 a header of any length is cheap to parse, and its own text is never returned', () => {
  expect(formatDevice(`${' '.repeat(400)}Firefox/145.0`)).toBe('');
  expect(formatDevice(`${' '.repeat(380)}Firefox/145.0`)).toBe('Firefox');
  expect(formatDevice('Version/1'.repeat(10_000))).toBe('');
});
