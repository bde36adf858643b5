import type { Brand } from '../settings/loadBrand';
import { escapeHtml } from '../text/escapeHtml';
import type { Mail } from './mail';
import { resetWords } from './mailWords';

interface Order {
  brand: Brand;
  to: string;
  /** Complete address, with its token. */
  link: string;
}

/** The mail that leads to a new password, in the site's language. */
export function composeResetMail({ brand, to, link }: Order): Mail {
  const words = resetWords[brand.language];
  const { greeting, action, limit, otherwise } = words;
  const reason = words.reason(brand.name);
  return {
    to,
    senderName: brand.name,
    subject: words.subject(brand.name),
    text: `${greeting}\n\n${reason}\n\n${action}:\n${link}\n\n${limit}\n${otherwise}\n\n${brand.name}\n`,
    html: `<!doctype html>
<html lang="${brand.language}-CA">
<head><meta charset="utf-8"><title>${escapeHtml(words.subject(brand.name))}</title></head>
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
