import { escapeHtml } from '@cityguide/site-config/formats';
import type { Mail } from './Mail';

interface ContactMailOptions {
  siteName: string;
  /** The editors' email address. */
  to: string;
  /** The chosen topic, as text. */
  topic: string;
  name: string;
  email: string;
  message: string;
}

/** A visitor's message to the editors; replies go to the visitor. */
export function composeContactMail({ siteName, to, topic, name, email, message }: ContactMailOptions): Mail {
  const subject = `${topic}: message from ${name}`;
  const footer = `Sent by the contact form of ${siteName}. Answering this mail answers ${email}.`;
  return {
    to,
    replyTo: email,
    senderName: siteName,
    subject,
    text: `${message}\n\n${name}\n${email}\n\n${footer}\n`,
    html: `<!doctype html>
<html lang="en-CA">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1a1a1a;background:#ffffff">
<p style="white-space:pre-wrap">${escapeHtml(message)}</p>
<p>${escapeHtml(name)}<br>${escapeHtml(email)}</p>
<p>${escapeHtml(footer)}</p>
</body>
</html>
`,
  };
}
