import { startMailServer } from '@cityguide/site/testing/startMailServer';
import type { Mailbox } from '../site/Mailbox';

/** A local mail server that accepts all mail and forwards none. */
export async function startMailCatcher() {
  const { server, messages, envelopes, stop } = await startMailServer();
  const mailbox: Mailbox = {
    all: async () =>
      messages.map((message, index) => ({ to: envelopes[index]?.to ?? [], text: decodeMessage(message) })),
  };
  return { url: `smtp://127.0.0.1:${server.port}`, mailbox, stop };
}

/** Joins lines that were folded in transport. */
const decodeMessage = (message: string) =>
  message
    .replaceAll('\r\n', '\n')
    .replace(/=\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
