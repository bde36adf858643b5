import { contentKinds, type ContentKind } from '@cityguide/api/contract';
import type { ContentTokens, ListedToken } from './createContentTokens';

export const contentTokenCommands = ['create', 'list', 'end'] as const;

/** Arguments of one command, as typed. */
export interface ContentTokenInput {
  command: (typeof contentTokenCommands)[number];
  /** After `end`: which. */
  id?: string | undefined;
  name?: string | undefined;
  /** `listings,events` */
  kinds?: string | undefined;
  /** The last day on which it is accepted, `2027-03-31`. */
  expires?: string | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_NAME_LENGTH = 100;

/**
 * Runs one command of `npm run content-token`, and returns a message about the result.
 * @throws with a message for the operator where an argument is missing or invalid
 */
export async function manageContentTokens(tokens: ContentTokens, input: ContentTokenInput): Promise<string> {
  if (input.command === 'list') return formatTokens(await tokens.list());
  if (input.command === 'end') return endToken(tokens, input.id);
  const name = readName(input.name);
  const kinds = readKinds(input.kinds);
  const { id, token } = await tokens.create({ name, kinds, expiresMs: readExpiry(input.expires) });
  return [
    `Token ${id}, “${name}”, may write ${kinds.join(', ')}. It is shown this once:`,
    '',
    token,
    '',
    `End it with: npm run content-token -- end ${id}`,
  ].join('\n');
}

async function endToken(tokens: ContentTokens, id: string | undefined): Promise<string> {
  if (!/^\d{1,9}$/.test(id ?? '')) throw new Error('Which? npm run content-token -- end 3');
  if (await tokens.end(Number(id))) return `Token ${id} has ended: it is refused from now on.`;
  throw new Error(`There is no token ${id} that has not ended. npm run content-token -- list`);
}

function formatTokens(tokens: readonly ListedToken[]): string {
  return tokens.map(formatToken).join('\n') || 'There is no token: nothing can be written by HTTP.';
}

function formatToken({ id, name, kinds, ...token }: ListedToken): string {
  const { createdMs, expiresMs, usedMs, endedMs } = token;
  const used = usedMs === null ? 'never used' : `last used ${formatMinute(usedMs)}`;
  const lastDay = expiresMs === null ? 'no end' : `until ${formatDay(expiresMs - DAY_MS)}`;
  const end = endedMs === null ? lastDay : `ended ${formatDay(endedMs)}`;
  return `${id}  “${name}”  ${kinds.join(',')}  made ${formatDay(createdMs)}, ${used}, ${end}`;
}

const formatDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const formatMinute = (ms: number) => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function readName(text = ''): string {
  const name = text.trim();
  if (name === '' || name.length > MAX_NAME_LENGTH || /\p{C}/u.test(name))
    throw new Error(
      `--name is “${name}”; say who will use the token, in 1 to ${MAX_NAME_LENGTH} characters: --name "WordPress"`,
    );
  return name;
}

function readKinds(text = ''): ContentKind[] {
  const names = text.split(',').map((name) => name.trim());
  const kinds = contentKinds.filter((kind) => names.includes(kind));
  if (kinds.length !== new Set(names).size)
    throw new Error(
      `--kinds is “${text}”; name what the token may write, of ${contentKinds.join(', ')}: --kinds listings,events`,
    );
  return kinds;
}

/** The last day is included, in UTC. */
function readExpiry(text: string | undefined): number | null {
  if (text === undefined) return null;
  const startMs = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(startMs))
    throw new Error(`--expires is “${text}”; write the last day as in --expires 2027-03-31`);
  return startMs + DAY_MS;
}
