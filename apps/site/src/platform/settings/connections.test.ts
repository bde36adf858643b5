import { readSettings } from './readSettings';

const read = (environment: Record<string, string>) => readSettings(environment, '/srv');

describe('mail and Facebook in the environment', () => {
  it('HOST-4 by default mail is stored in the outbox, and Facebook log-in uses the mock provider only', () => {
    expect(read({})).toMatchObject({ smtp: undefined, facebook: undefined, hasDevelopmentPages: true });
  });

  it('HOST-4 production has no development pages, whatever else is set', () => {
    expect(read({ NODE_ENV: 'production', DEVELOPMENT_PAGES: 'on' }).hasDevelopmentPages).toBe(false);
    expect(read({ DEVELOPMENT_PAGES: 'off' }).hasDevelopmentPages).toBe(false);
  });

  it('HOST-4 reads the mail server', () => {
    expect(read({ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'hello@city.example' }).smtp).toEqual({
      server: { host: 'mail.example', port: 465, isTls: true },
      from: 'hello@city.example',
    });
  });

  it('AUTH-14 needs only an id and a secret for Facebook', () => {
    expect(read({ FACEBOOK_CLIENT_ID: '12', FACEBOOK_CLIENT_SECRET: 'abc' }).facebook).toMatchObject({
      clientId: '12',
      clientSecret: 'abc',
      authorizeUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
      scopes: 'email public_profile',
    });
  });

  it.each<[Record<string, string>, string]>([
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL is set without MAIL_FROM'],
    [{ SMTP_URL: 'mail.example', MAIL_FROM: 'a@b' }, 'smtp://user:password@host:587'],
    [{ MAIL_FROM: 'City <hello@city.example>' }, 'an address alone'],
    [{ FACEBOOK_CLIENT_ID: '12' }, 'go together'],
    [{ FACEBOOK_CLIENT_SECRET: 'abc' }, 'go together'],
    [{ FACEBOOK_TOKEN_URL: 'http://graph.example/token' }, 'an https:// address'],
    [{ FACEBOOK_AUTHORIZE_URL: 'javascript:alert(1)' }, 'an https:// address'],
    [{ DEVELOPMENT_PAGES: 'yes' }, 'on, off'],
  ])('HOST-4 rejects %j and says what to do', (environment, message) => {
    expect(() => read(environment)).toThrow(message);
  });

  it('HOST-4 does not repeat passwords', () => {
    const wrong = { SMTP_URL: 'smtp+x://me:hunter2@host', DATABASE_URL: 'mysql://me:hunter2@host/x' };
    expect(() => read(wrong)).toThrow(/^(?![^]*hunter2)[^]*SMTP_URL/);
  });
});
