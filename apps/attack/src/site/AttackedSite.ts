import type { ContentKind } from '@cityguide/api/contract';
import type { Browser } from '../http/createBrowser';
import type { Client } from '../http/createClient';
import type { HttpResponse } from '../http/HttpResponse';
import type { PictureServers } from '../own-servers/startPictureServers';
import type { Mailbox } from './Mailbox';
import type { Members } from './createMembers';

/** A running site, as used by the lines. */
export interface AttackedSite {
  /** `production, PostgreSQL`, or its URL. */
  name: string;
  /** Where it listens. */
  address: URL;
  /** Its public origin: `https://city.example`. */
  origin: string;
  /** How many times longer than its rule allows a response may take: 1, or more on a busy machine. */
  timeFactor: number;
  /** What a browser sends as `Host`. */
  host: string;
  /** The headers that a proxy in front of it adds to raw requests, one per line; '' without a proxy. */
  proxyHeaderLines: string;
  /** Whether it is reached by TLS, so that its cookies are secure. */
  isSecure: boolean;
  /** Whether its development pages are available. */
  isDevelopment: boolean;
  /** Whether our own proxy headers say where requests come from. */
  hasProxy: boolean;
  client: Client;
  /** A new visitor. */
  newBrowser(): Browser;
  /** Sends bytes unchanged. */
  sendRaw(bytes: string | Buffer): Promise<HttpResponse>;
  members: Members;
  mailbox: Mailbox | undefined;
  /** Internals of a server that was started here; undefined for any other. */
  ownServer: OwnServer | undefined;
  /** Run at the end, the last one first; a line adds a task for what it leaves behind. */
  cleanupTasks: (() => Promise<void>)[];
  /** Sentences about what could not be removed, for the end of the output. */
  leftovers: Set<string>;
}

export interface OwnServer {
  /** Its log so far. */
  log(): string;
  /** The content of a file that no URL may serve. */
  secret: string;
  /** What the operator of the content API can do. */
  content?: ContentAccess;
}

export interface ContentAccess {
  /** A token for these kinds of content; an ended one on request. */
  createToken(kinds: readonly ContentKind[], isEnded?: boolean): Promise<string>;
  /** A hostile CMS, and a server within the network. */
  pictures: PictureServers;
}
