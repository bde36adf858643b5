import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import workerAddress from 'msw/mockServiceWorker.js';
import type { SandboxState } from '../state/SandboxState';
import { createBackend } from './createBackend';
import { drawPicture } from './drawPicture';
import type { LogLine } from './StageMessage';

interface BackendOrder {
  state: SandboxState;
  apiBase: string;
  tell(line: LogLine): void;
}

/**
 * Answers the stage's requests from a service worker, pictures included.
 * @throws Error where the browser has no service workers: the sandbox is then not on localhost or https
 */
export async function startBackend({ state, apiBase, tell }: BackendOrder): Promise<void> {
  if (!('serviceWorker' in navigator))
    throw new Error('The sandbox needs service workers. Open it by https, or at http://localhost.');
  const backend = createBackend({ state: state.backend, visitor: state.visitor });
  const picture = http.get(/^https?:\/\/([^/]+\/images|images\.example\.com)\//, ({ request }) =>
    HttpResponse.text(drawPicture(new URL(request.url).pathname), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' },
    }),
  );
  const worker = setupWorker(...backend.handlers(apiBase), picture);
  worker.events.on('response:mocked', ({ request, response }) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(apiBase)) return;
    const address = pathname.slice(apiBase.length) + search;
    tell({ kind: 'call', name: request.method, detail: `${address} → ${response.status}` });
  });
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: workerAddress, options: { scope: new URL('.', window.location.href).pathname } },
  });
}
