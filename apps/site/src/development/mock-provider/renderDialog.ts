import { escapeHtml } from '@cityguide/site-config/formats';
import { mockUsers } from './mockUsers';

/**
 * Asks who logs in. Has links, because the content security policy does not allow a form to redirect to another site.
 */
export function renderDialog(linkFor: (userId: string) => string, cancelHref: string): string {
  const userItems = mockUsers.map(
    ({ id, name, description }, index) => `<li><a class="person" href="${escapeHtml(linkFor(id))}">
${renderAvatar(index)}
<span><strong>Continue as ${escapeHtml(name)}</strong><small>${escapeHtml(description)}</small></span>
</a></li>`,
  );
  return renderPage(
    'Who logs in?',
    `<p>This page stands in for Facebook while the site is developed. It asks what Facebook would ask.</p>
<ul>
${userItems.join('\n')}
</ul>
<p><a class="cancel" href="${escapeHtml(cancelHref)}">Cancel</a></p>`,
  );
}

/** Shown to a developer whose request is invalid. */
export function renderInvalidRequest(): string {
  return renderPage(
    'This request is wrong',
    '<p>Client, redirect address, response type, state or code challenge is missing or unknown. Begin at the log-in of the site.</p>',
  );
}

function renderPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – stand-in for Facebook</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}

const HAIR = ['#4a2f27', '#c9822b', '#2b2b33', '#7b4a8c'];
const SKIN = ['#8d5a3b', '#f0c6a0', '#d99a6c', '#f3d3b8'];

function renderAvatar(index: number): string {
  return `<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
<circle cx="24" cy="24" r="24" fill="#dfe6f1"/>
<path d="M9 44c2-9 9-12 15-12s13 3 15 12z" fill="#3b5b92"/>
<circle cx="24" cy="21" r="11" fill="${HAIR[index % HAIR.length]}"/>
<circle cx="24" cy="24" r="8.5" fill="${SKIN[index % SKIN.length]}"/>
<circle cx="21" cy="23" r="1" fill="#222"/><circle cx="27" cy="23" r="1" fill="#222"/>
<path d="M21 27.5q3 2.5 6 0" fill="none" stroke="#222" stroke-linecap="round"/>
</svg>`;
}
