import { drawImage } from '@cityguide/api/mocks';
import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import workerAddress from 'msw/mockServiceWorker.js';
import type { SandboxState } from '../state/SandboxState';
import { createBackend } from './createBackend';
import type { LogLine } from './StageMessage';

interface BackendOptions {
  state: SandboxState;
  apiBase: string;
  log(line: LogLine): void;
}

/**
 * Responds to the stage's requests from a service worker, including those for pictures of the site's image server.
 * @throws Error if service workers are not available: the sandbox is then not on localhost or https
 */
export async function startBackend({ state, apiBase, log }: BackendOptions): Promise<void> {
  if (!('serviceWorker' in navigator))
    throw new Error('The sandbox needs service workers. Open it by https, or at http://localhost.');
  const backend = createBackend({ state: state.backend, visitor: state.visitor });
  const pictures = http.get('/images/*', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const [width, height] = [Number(searchParams.get('w')), Number(searchParams.get('h'))];
    return HttpResponse.text(drawImage({ seed: pathname, width: width || 600, height: height || 400 }), {
      headers: { 'content-type': 'image/svg+xml' },
    });
  });
  const worker = setupWorker(...backend.handlers(apiBase), pictures);
  worker.events.on('response:mocked', ({ request, response }) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(apiBase)) return;
    const address = pathname.slice(apiBase.length) + search;
    log({ kind: 'call', name: request.method, detail: `${address} → ${response.status}` });
  });
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: workerAddress, options: { scope: new URL('.', window.location.href).pathname } },
  });
}
