import type { Browser } from '../http/createBrowser';
import type { Client } from '../http/createClient';
import type { Received } from '../http/Received';
import type { Mailbox } from './Mailbox';
import type { Members } from './createMembers';

/** A running site as the lines see it. */
export interface AttackedSite {
  /** `production, PostgreSQL`, or its address. */
  name: string;
  /** Where it listens. */
  address: URL;
  /** What it calls itself: `https://city.example`. */
  origin: string;
  /** How many times longer than its rule an answer may take: 1, and more where other work goes on on this machine. */
  patience: number;
  /** What a browser sends as `Host`. */
  host: string;
  /** What a proxy in front of it adds to raw requests, a header a line; '' where there is none. */
  proxyLines: string;
  /** Whether it is seen to run by TLS, so that cookies are secure. */
  isSecure: boolean;
  /** Whether pages for development are open. */
  isDevelopment: boolean;
  /** Whether a proxy of ours says where requests come from. */
  hasProxy: boolean;
  client: Client;
  /** A visitor who was never here. */
  browse(): Browser;
  /** Bytes as they are. */
  raw(bytes: string | Buffer): Promise<Received>;
  members: Members;
  mail: Mailbox | undefined;
  /** What is known of a server that was started here; undefined for any other. */
  own: OwnServer | undefined;
  /** Undone at the end, the last first; a line adds what it leaves behind. */
  cleanUps: (() => Promise<void>)[];
  /** Sentences about what stays behind, for the end of the output. */
  remains: Set<string>;
}

export interface OwnServer {
  /** What it has written to its log so far. */
  log(): string;
  /** The words of a file that no address may lead to. */
  secret: string;
}
