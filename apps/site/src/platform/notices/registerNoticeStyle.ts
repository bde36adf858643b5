import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** `publicPrefix` of the settings, for notices that are sent where nothing else is at hand. */
    publicPrefix: string;
  }
}

/** Styles of notices: plain, readable, with a dark mode. */
const noticeStyle = `:root { color-scheme: light dark; }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 28rem; margin: 15vh auto 0; padding: 0 1.25rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .75rem; }
label { display: block; margin-bottom: .25rem; font-weight: 600; }
input { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; border: 1px solid GrayText; border-radius: .5rem; }
button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; border: 0; border-radius: .5rem; background: #1a1a1a; color: #fff; cursor: pointer; }
@media (prefers-color-scheme: dark) { button { background: #f2f2f2; color: #1a1a1a; } }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

/** Serves the style sheet of standalone notices. */
export function registerNoticeStyle(app: FastifyInstance): void {
  app.get('/notice.css', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(noticeStyle),
  );
}
