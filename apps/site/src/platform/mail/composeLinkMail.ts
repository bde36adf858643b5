import type { Brand } from '../settings/loadBrand';
import { escapeHtml } from '@cityguide/site-config/formats';
import type { Mail } from './mail';

interface LinkMail {
  brand: Brand;
  to: string;
  subject: string;
  greeting: string;
  reason: string;
  /** What the link does, on its button. */
  action: string;
  /** Complete address, with its token. */
  link: string;
  /** Two short sentences below the button. */
  limit: string;
  otherwise: string;
}

/** A mail of a few sentences around one link, as text and as HTML. */
export function composeLinkMail({ brand, to, subject, link, ...words }: LinkMail): Mail {
  const { greeting, reason, action, limit, otherwise } = words;
  return {
    to,
    senderName: brand.name,
    subject,
    text: `${greeting}\n\n${reason}\n\n${action}:\n${link}\n\n${limit}\n${otherwise}\n\n${brand.name}\n`,
    html: `<!doctype html>
<html lang="${brand.language}-CA">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1a1a1a;background:#ffffff">
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(reason)}</p>
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1a1a1a;color:#ffffff;text-decoration:none">${escapeHtml(action)}</a></p>
<p>${escapeHtml(limit)}<br>${escapeHtml(otherwise)}</p>
<p>${escapeHtml(brand.name)}</p>
</body>
</html>
`,
  };
}
