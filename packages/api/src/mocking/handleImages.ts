import { http, HttpResponse, type HttpHandler } from 'msw';
import { drawImage } from './drawImage';

const SAMPLE_IMAGES = 'https://images.example.com/*';
const DEFAULT_WIDTH = 600;
const DEFAULT_HEIGHT = 400;

/** Responds to the samples' image URLs with drawn images of the requested size (`w`, `h`). */
export function handleImages(): HttpHandler {
  return http.get(SAMPLE_IMAGES, ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const width = Number(searchParams.get('w')) || DEFAULT_WIDTH;
    const height = Number(searchParams.get('h')) || DEFAULT_HEIGHT;
    return new HttpResponse(drawImage({ seed: pathname, width, height }), {
      headers: { 'content-type': 'image/svg+xml' },
    });
  });
}
