import { createBrowser } from '../http/createBrowser';
import { createClient, type Headers } from '../http/createClient';
import { sendRaw } from '../http/sendRaw';
import type { AttackedSite, OwnServer } from './AttackedSite';
import { createMembers } from './createMembers';
import type { Mailbox } from './Mailbox';

interface Described {
  name: string;
  address: URL;
  /** Its own address where that is another than where it listens: a proxy stands before it. */
  publicOrigin?: string;
  isDevelopment: boolean;
  /** How many times longer than its rule an answer may take; 1 where it is left out. */
  patience?: number;
  mail: Mailbox | undefined;
  own?: OwnServer;
}

/** A running site, ready to be attacked. Where it has a public origin, requests carry what the proxy before it would add. */
export function createAttackedSite({ publicOrigin, patience = 1, ...described }: Described): AttackedSite {
  const { address } = described;
  const origin = publicOrigin ?? address.origin;
  const host = new URL(origin).host;
  const isSecure = origin.startsWith('https:');
  const proxy: Headers = publicOrigin ? { host, 'x-forwarded-proto': 'https' } : {};
  const client = createClient(address, proxy);
  const browse = () => createBrowser(client);
  return {
    ...described,
    patience,
    origin,
    host,
    isSecure,
    hasProxy: publicOrigin !== undefined,
    proxyLines: publicOrigin ? 'X-Forwarded-Proto: https\r\n' : '',
    client,
    browse,
    raw: (bytes) => sendRaw(address, bytes),
    members: createMembers(browse),
    own: described.own,
    cleanUps: [],
    remains: new Set(),
  };
}
