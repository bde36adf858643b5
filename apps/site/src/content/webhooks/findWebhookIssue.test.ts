import { createHmac } from 'node:crypto';
import { findWebhookIssue } from './findWebhookIssue';

const SECRET = 'a secret of both';
const NOW_MS = Date.UTC(2027, 0, 1);
const body = '{"post":{"current":{"id":"1"}}}';
const sign = (timeMs: number, { text = body, secret = SECRET } = {}) =>
  `sha256=${createHmac('sha256', secret).update(`${text}${timeMs}`).digest('hex')}, t=${timeMs}`;
const find = (header: string | undefined, secret = SECRET) =>
  findWebhookIssue({ header, body, secret, nowMs: NOW_MS });

describe('OWN-3.webhook-verified a signed message of a CMS', () => {
  it('counts when it is signed and recent', () => {
    expect(find(sign(NOW_MS))).toBeUndefined();
    expect(find(sign(NOW_MS - 5 * 60_000))).toBeUndefined();
  });

  it('does not count again later, and not before its time', () => {
    expect(find(sign(NOW_MS - 5 * 60_000 - 1))).toBe('too old');
    expect(find(sign(NOW_MS + 5 * 60_000 + 1))).toBe('too old');
  });

  it('does not count with another secret, body or time', () => {
    const signed = sign(NOW_MS);
    expect(find(sign(NOW_MS, { secret: 'x' }))).toBe('wrong signature');
    expect(find(sign(NOW_MS, { text: `${body} ` }))).toBe('wrong signature');
    expect(find(signed.replace(`t=${NOW_MS}`, `t=${NOW_MS + 1}`))).toBe('wrong signature');
  });

  it.each([
    undefined,
    '',
    'sha256=',
    'sha256=00, t=1',
    sign(NOW_MS).replace('sha256', 'sha1'),
    `${sign(NOW_MS)}, t=1`,
  ])('does not count with the header %s', (header) => expect(find(header)).toBe('unsigned'));

  it('does not count where no secret is set', () => {
    expect(find(sign(NOW_MS, { secret: '' }), '')).toBe('unsigned');
  });
});
