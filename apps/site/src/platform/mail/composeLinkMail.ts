import type { MailBrand } from '../settings/loadBrand';
import { escapeHtml } from '@cityguide/site-config/formats';
import type { Mail } from './Mail';

interface LinkMailOptions {
  brand: MailBrand;
  to: string;
  subject: string;
  greeting: string;
  reason: string;
  /** The label of the link's button. */
  action: string;
  /** Absolute URL, with its token. */
  link: string;
  /** Two short sentences below the button. */
  validityNote: string;
  closingNote: string;
}

/** A mail of a few sentences with one link, as text and as HTML. */
export function composeLinkMail({ brand, to, subject, link, ...messages }: LinkMailOptions): Mail {
  const { greeting, reason, action, validityNote, closingNote } = messages;
  return {
    to,
    senderName: brand.name,
    subject,
    text: `${greeting}\n\n${reason}\n\n${action}:\n${link}\n\n${validityNote}\n${closingNote}\n\n${brand.name}\n`,
    html: `<!doctype html>
<html lang="${brand.language}-CA">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1a1a1a;background:#ffffff">
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(reason)}</p>
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1a1a1a;color:#ffffff;text-decoration:none">${escapeHtml(action)}</a></p>
<p>${escapeHtml(validityNote)}<br>${escapeHtml(closingNote)}</p>
<p>${escapeHtml(brand.name)}</p>
</body>
</html>
`,
  };
}
