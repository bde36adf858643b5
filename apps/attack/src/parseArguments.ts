import { parseArgs } from 'node:util';
import path from 'node:path';

/** The command line options. */
export interface AttackOptions {
  /** The site to attack; undefined to start our own servers. */
  url?: URL;
  /** Folder in which that site stores its mail. */
  outbox?: string;
  isJson: boolean;
  /** Tries every line on every one of our own servers. */
  isThorough: boolean;
  /** How many times longer than its rule allows a response may take. */
  timeFactor: number;
  /** Selects the own servers whose name contains this word; all by default. */
  servers?: string;
  /** Numbers of the lines to try; all by default. */
  only?: ReadonlySet<number>;
}

export const usage = `npm run attack                                       starts its own servers, one after the other
npm run attack -- --url http://127.0.0.1:3000        attacks a site that runs on this machine
  --outbox FOLDER       where that site keeps its mail (DATA_DIR/outbox), for lines that read mails
  --only 13,29          these lines alone
  --servers production  of its own servers these alone: a word of development, production, SQLite, PostgreSQL
  --thorough            every line on all four servers of its own, not on the two that differ in both settings
  --busy-machine        allows answers 20 times the time that a rule does, where other work goes on
  --json                for machines
  --not-this-machine --i-may-test https://that.example
                        both are needed for an address outside this machine, the second with its origin`;

/** More than other work on a machine adds, but less than any attack that blocks a site. */
const BUSY_TIME_FACTOR = 20;
const OWN_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Parses the command line.
 * @throws an error that says what is wrong and what to write
 */
export function parseArguments(args: readonly string[]): AttackOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      outbox: { type: 'string' },
      only: { type: 'string' },
      servers: { type: 'string' },
      thorough: { type: 'boolean', default: false },
      'busy-machine': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      'not-this-machine': { type: 'boolean', default: false },
      'i-may-test': { type: 'string' },
    },
  });
  const url = values.url === undefined ? undefined : parseUrl(values.url);
  if (url && !OWN_MACHINE.test(url.hostname))
    assertAllowed(url, { isForeign: values['not-this-machine'], mayTest: values['i-may-test'] });
  return {
    ...(url && { url }),
    ...(values.outbox !== undefined && { outbox: path.resolve(process.env.INIT_CWD ?? '.', values.outbox) }),
    ...(values.only !== undefined && { only: parseLineNumbers(values.only) }),
    ...(values.servers !== undefined && { servers: values.servers }),
    isJson: values.json,
    isThorough: values.thorough,
    timeFactor: values['busy-machine'] ? BUSY_TIME_FACTOR : 1,
  };
}

function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.username)
    throw new Error(`--url is '${text}'. Write the site's origin, such as http://127.0.0.1:3000.`);
  return url;
}

/**
 * Attacking another's machine is a crime in most places, so two options are required, one of them with the site's
 * origin.
 */
function assertAllowed(url: URL, { isForeign, mayTest }: { isForeign: boolean; mayTest?: string }): void {
  if (isForeign && mayTest !== undefined && parseUrl(mayTest).origin === url.origin) return;
  throw new Error(
    `${url.origin} is not this machine, and the attack run loads a site heavily and writes to it. Where you run that site and may test it, say so twice: --not-this-machine --i-may-test ${url.origin}`,
  );
}

function parseLineNumbers(text: string): Set<number> {
  const numbers = text.split(',').map((part) => Number(part.trim()));
  if (numbers.some((number) => !Number.isInteger(number) || number < 1))
    throw new Error(`--only is '${text}'. Write the numbers of lines, such as 13,29.`);
  return new Set(numbers);
}
