import { createBrowser } from '../http/createBrowser';
import { createClient, type Headers } from '../http/createClient';
import { sendRaw } from '../http/sendRaw';
import type { AttackedSite, OwnServer } from './AttackedSite';
import { createMembers } from './createMembers';
import type { Mailbox } from './Mailbox';

interface AttackedSiteOptions {
  name: string;
  address: URL;
  /** Its public origin, if that differs from where it listens because of a proxy in front of it. */
  publicOrigin?: string;
  isDevelopment: boolean;
  /** How many times longer than its rule allows a response may take; 1 by default. */
  timeFactor?: number;
  mailbox: Mailbox | undefined;
  ownServer?: OwnServer;
}

/** A running site, ready to be attacked. With a public origin, requests carry the headers that the proxy would add. */
export function createAttackedSite({
  publicOrigin,
  timeFactor = 1,
  ...options
}: AttackedSiteOptions): AttackedSite {
  const { address } = options;
  const origin = publicOrigin ?? address.origin;
  const host = new URL(origin).host;
  const isSecure = origin.startsWith('https:');
  const proxy: Headers = publicOrigin ? { host, 'x-forwarded-proto': 'https' } : {};
  const client = createClient(address, proxy);
  const newBrowser = () => createBrowser(client);
  return {
    ...options,
    timeFactor,
    origin,
    host,
    isSecure,
    hasProxy: publicOrigin !== undefined,
    proxyHeaderLines: publicOrigin ? 'X-Forwarded-Proto: https\r\n' : '',
    client,
    newBrowser,
    sendRaw: (bytes) => sendRaw(address, bytes),
    members: createMembers(newBrowser),
    ownServer: options.ownServer,
    cleanupTasks: [],
    leftovers: new Set(),
  };
}
