import { messages } from './messages';

const { 'en-CA': english, 'fr-CA': french } = messages;

it.each(Object.keys(english) as (keyof typeof english)[])('has %s in French as well', (name) => {
  const [englishText, frenchText] = [english, french].map((catalogue) => {
    const message = catalogue[name];
    return typeof message === 'function' ? message('jo@example.com') : message;
  });
  expect(frenchText).toMatch(/\S/);
  expect(frenchText).not.toBe(englishText);
});
