import { parseSmtpUrl } from './smtpServer';

it.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, isTls: false }],
  ['smtps://mail.example', { host: 'mail.example', port: 465, isTls: true }],
  ['smtp://[::1]:1025/', { host: '::1', port: 1025, isTls: false }],
  [
    'smtps://site%40city:p%3Aw@mail.example:2465',
    { host: 'mail.example', port: 2465, isTls: true, login: { user: 'site@city', password: 'p:w' } },
  ],
])('HOST-4 reads %s', (text, server) => {
  expect(parseSmtpUrl(text)).toEqual(server);
});

it.each([
  'mail.example',
  'http://mail.example',
  'smtp://',
  'smtp://mail.example/path',
  'smtp://mail.example?a=b',
])('HOST-4 does not accept %s', (text) => {
  expect(parseSmtpUrl(text)).toBeUndefined();
});
