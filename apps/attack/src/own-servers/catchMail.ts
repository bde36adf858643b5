import { startMailServer } from '@cityguide/site/testing/startMailServer';
import type { Mailbox } from '../site/Mailbox';

/** A mail server of this machine that takes all mail and passes none on. */
export async function catchMail() {
  const { server, messages, envelopes, stop } = await startMailServer();
  const mailbox: Mailbox = {
    all: async () =>
      messages.map((message, index) => ({ to: envelopes[index]?.to ?? [], text: decode(message) })),
  };
  return { url: `smtp://127.0.0.1:${server.port}`, mailbox, stop };
}

/** Lines that the transport broke, whole again. */
const decode = (message: string) =>
  message
    .replaceAll('\r\n', '\n')
    .replace(/=\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
