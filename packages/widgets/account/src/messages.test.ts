import { messages } from './messages';

const { 'en-CA': english, 'fr-CA': french } = messages;

it.each(Object.keys(english) as (keyof typeof english)[])('says %s in French as well', (name) => {
  const [here, there] = [english, french].map((words) => {
    const said = words[name];
    return typeof said === 'function' ? said('jo@example.com') : said;
  });
  expect(there).toMatch(/\S/);
  expect(there).not.toBe(here);
});
