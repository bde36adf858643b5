import { escapeHtml } from '@cityguide/site-config/formats';
import type { Mail } from './mail';

interface Message {
  siteName: string;
  /** The editors' address. */
  to: string;
  /** What it is about, in words. */
  topic: string;
  name: string;
  email: string;
  message: string;
}

/** A visitor's message to the editors; an answer to it goes to the visitor. */
export function composeContactMail({ siteName, to, topic, name, email, message }: Message): Mail {
  const subject = `${topic}: message from ${name}`;
  const about = `Sent by the contact form of ${siteName}. Answering this mail answers ${email}.`;
  return {
    to,
    replyTo: email,
    senderName: siteName,
    subject,
    text: `${message}\n\n${name}\n${email}\n\n${about}\n`,
    html: `<!doctype html>
<html lang="en-CA">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1a1a1a;background:#ffffff">
<p style="white-space:pre-wrap">${escapeHtml(message)}</p>
<p>${escapeHtml(name)}<br>${escapeHtml(email)}</p>
<p>${escapeHtml(about)}</p>
</body>
</html>
`,
  };
}
