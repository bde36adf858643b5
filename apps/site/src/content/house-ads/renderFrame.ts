import { escapeHtml } from '@cityguide/site-config/formats';

/** The document of an ad that an editor wrote as HTML. Its links open in a new tab. */
export function renderFrame({ name, html }: { name: string; html: string }, language: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(name)}</title>
<base target="_blank"><style>html,body{margin:0;height:100%;overflow:hidden}</style></head><body>${html}</body></html>`;
}
