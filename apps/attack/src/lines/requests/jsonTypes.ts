import type { Line } from '../../Line';
import type { Received } from '../../http/Received';
import { listApiCalls, listBodyFields } from '../../site/listApiCalls';
import { LEAKS } from '../../vectors/leaks';
import { oddBodies, oddJson } from '../../vectors/oddValues';

const TYPES = [
  'application/json; charset=latin1',
  'application/json;charset=utf-16',
  'text/json',
  'application/vnd.api+json',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  '',
  'x',
  'application/json, text/plain',
  'application/x-www-form-urlencoded; charset=evil',
];
/** What would end the member that the others are tried with. */
const ENDS = /delete\/$|me\/sessions\//;

export const jsonTypes: Line = {
  number: 20,
  threat: 'values of a kind that nobody expects',
  rule: 'Whatever is sent as a body is answered by a reason, never by an error of the server.',
  isAlikeEverywhere: true,
  async attack(site, trials) {
    const { browser } = await site.members.create();
    const calls = listApiCalls().filter(({ route, path }) => route.method !== 'GET' && !ENDS.test(path));
    const isFine = ({ status, text }: Received) => status > 0 && status < 500 && !LEAKS.test(text);
    for (const { route, path } of calls) {
      const send = (body: string, type = 'application/json') =>
        browser.send(route.method, path, { body, headers: { 'content-type': type } });
      const name = `${route.method} ${path}`;
      for (const field of listBodyFields(route))
        for (const value of oddJson) {
          const body = `{"email":"x@example.com","password":"1","current_password":"x","${field}":${value}}`;
          trials.judge(`${name} ${field}=${value.slice(0, 40)}`, await send(body), isFine);
        }
      for (const body of oddBodies) trials.judge(`${name} ${body.slice(0, 40)}`, await send(body), isFine);
      for (const type of TYPES) trials.judge(`${name} as ${type}`, await send('{"listing":1}', type), isFine);
    }
  },
};
