import { parseArgs } from 'node:util';
import path from 'node:path';

/** What the command line asks for. */
export interface Order {
  /** The site to attack; undefined where servers are to be started here. */
  url?: URL;
  /** Folder in which that site keeps its mail. */
  outbox?: string;
  isJson: boolean;
  /** Tries every line on every server of its own. */
  isThorough: boolean;
  /** How many times longer than its rule an answer may take. */
  patience: number;
  /** Of its own servers those whose name holds this word; all where it is left out. */
  servers?: string;
  /** Numbers of the lines to try; all where it is left out. */
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

/** What other work on a machine may add, and no attack that stops a site stays under. */
const BUSY_PATIENCE = 20;
const OWN_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Reads the command line.
 * @throws an error that says what is wrong and what to write
 */
export function readOrder(args: readonly string[]): Order {
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
  const url = values.url === undefined ? undefined : readUrl(values.url);
  if (url && !OWN_MACHINE.test(url.hostname))
    assertAllowed(url, { isForeign: values['not-this-machine'], mayTest: values['i-may-test'] });
  return {
    ...(url && { url }),
    ...(values.outbox !== undefined && { outbox: path.resolve(process.env.INIT_CWD ?? '.', values.outbox) }),
    ...(values.only !== undefined && { only: readNumbers(values.only) }),
    ...(values.servers !== undefined && { servers: values.servers }),
    isJson: values.json,
    isThorough: values.thorough,
    patience: values['busy-machine'] ? BUSY_PATIENCE : 1,
  };
}

function readUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.username)
    throw new Error(`--url is '${text}'. Write the site's origin, such as http://127.0.0.1:3000.`);
  return url;
}

/** An attack on somebody else's machine is a crime in most places: two words are asked for, one of them its name. */
function assertAllowed(url: URL, { isForeign, mayTest }: { isForeign: boolean; mayTest?: string }): void {
  if (isForeign && mayTest !== undefined && readUrl(mayTest).origin === url.origin) return;
  throw new Error(
    `${url.origin} is not this machine, and the attack run loads a site heavily and writes to it. Where you run that site and may test it, say so twice: --not-this-machine --i-may-test ${url.origin}`,
  );
}

function readNumbers(text: string): Set<number> {
  const numbers = text.split(',').map((part) => Number(part.trim()));
  if (numbers.some((number) => !Number.isInteger(number) || number < 1))
    throw new Error(`--only is '${text}'. Write the numbers of lines, such as 13,29.`);
  return new Set(numbers);
}
