import type { AttackLine } from '../../AttackLine';
import type { HttpResponse } from '../../http/HttpResponse';
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
/** Would delete the account or session that the other vectors need. */
const DESTRUCTIVE_PATHS = /delete\/$|me\/sessions\//;

export const jsonTypes: AttackLine = {
  number: 20,
  threat: 'values of an unexpected type',
  rule: 'Whatever is sent as a body gets an error message, never a server error.',
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    const { browser } = await site.members.create();
    const calls = listApiCalls().filter(
      ({ route, path }) => route.method !== 'GET' && !DESTRUCTIVE_PATHS.test(path),
    );
    const isSafe = ({ status, text }: HttpResponse) => status > 0 && status < 500 && !LEAKS.test(text);
    for (const { route, path } of calls) {
      const send = (body: string, type = 'application/json') =>
        browser.send(route.method, path, { body, headers: { 'content-type': type } });
      const name = `${route.method} ${path}`;
      for (const field of listBodyFields(route))
        for (const value of oddJson) {
          const body = `{"email":"x@example.com","password":"1","current_password":"x","${field}":${value}}`;
          trials.expectResponse(`${name} ${field}=${value.slice(0, 40)}`, await send(body), isSafe);
        }
      for (const body of oddBodies)
        trials.expectResponse(`${name} ${body.slice(0, 40)}`, await send(body), isSafe);
      for (const type of TYPES)
        trials.expectResponse(`${name} as ${type}`, await send('{"listing":1}', type), isSafe);
    }
  },
};
