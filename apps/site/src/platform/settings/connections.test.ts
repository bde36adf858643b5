import { readSettings } from './readSettings';

const read = (environment: Record<string, string>) => readSettings(environment, '/srv');

describe('mail and Facebook in the environment', () => {
  it('HOST-4 by default mail is kept, and nobody logs in with Facebook but at the stand-in', () => {
    expect(read({})).toMatchObject({ smtp: undefined, facebook: undefined, hasDevelopmentPages: true });
  });

  it('HOST-4 production has no development pages, whatever else is set', () => {
    expect(read({ NODE_ENV: 'production', DEVELOPMENT_PAGES: 'on' }).hasDevelopmentPages).toBe(false);
    expect(read({ DEVELOPMENT_PAGES: 'off' }).hasDevelopmentPages).toBe(false);
  });

  it('HOST-4 knows the mail server', () => {
    expect(read({ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'hello@city.example' }).smtp).toEqual({
      server: { host: 'mail.example', port: 465, isTls: true },
      from: 'hello@city.example',
    });
  });

  it('AUTH-14 knows Facebook by its id and secret alone', () => {
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
  ])('HOST-4 refuses %j and says what to do', (environment, words) => {
    expect(() => read(environment)).toThrow(words);
  });

  it('HOST-4 repeats no password', () => {
    const wrong = { SMTP_URL: 'smtp+x://me:hunter2@host', DATABASE_URL: 'mysql://me:hunter2@host/x' };
    expect(() => read(wrong)).toThrow(/^(?![^]*hunter2)[^]*SMTP_URL/);
  });
});
