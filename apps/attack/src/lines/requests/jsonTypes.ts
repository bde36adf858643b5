import type { Line } from '../../Line';
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
    const send = (method: string, path: string, body: string, type = 'application/json') =>
      browser.send(method, path, { body, headers: { 'content-type': type } });
    const isFine = ({ status, text }: { status: number; text: string }) =>
      status > 0 && status < 500 && !LEAKS.test(text);
    for (const { route, path } of calls) {
      for (const field of listBodyFields(route))
        for (const value of oddJson) {
          const body = `{"email":"x@example.com","password":"1","current_password":"x","${field}":${value}}`;
          trials.judge(
            `${route.method} ${path} ${field}=${value.slice(0, 40)}`,
            await send(route.method, path, body),
            isFine,
          );
        }
      for (const body of oddBodies)
        trials.judge(
          `${route.method} ${path} ${body.slice(0, 40)}`,
          await send(route.method, path, body),
          isFine,
        );
      for (const type of TYPES)
        trials.judge(
          `${route.method} ${path} as ${type}`,
          await send(route.method, path, '{"listing":1}', type),
          isFine,
        );
    }
  },
};
