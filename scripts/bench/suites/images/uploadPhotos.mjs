import { randomUUID } from 'node:crypto';
import { probeServer } from '../accounts/probeServer.mjs';
import { readCpu } from '../lists/readCpu.mjs';
import { watchMemory } from './watchMemory.mjs';

const COUNT = 20;
const AT_ONCE = 4;
const API = '/api/v2/';

/**
 * Uploads 20 photos of one member, four at a time, and measures what that costs the server and its response times for
 * others meanwhile.
 * @param {{ origin: string, pid: number }} server
 * @param {Uint8Array<ArrayBuffer>} photo
 */
export async function uploadPhotos({ origin, pid }, photo) {
  const headers = await signUp(origin);
  const memory = watchMemory(pid);
  const startCpuMs = await readCpu(pid);
  const startMs = performance.now();
  let faults = 0;
  let turn = 0;
  async function send() {
    while (turn < COUNT) {
      turn += 1;
      const body = new FormData();
      body.append('listing', '1');
      body.append('file', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
      const response = await fetch(`${origin}${API}photos/`, { method: 'POST', headers, body });
      await response.arrayBuffer();
      if (response.status !== 201) faults += 1;
    }
  }
  let isOver = false;
  const probe = probeServer(origin, () => isOver);
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  const seconds = (performance.now() - startMs) / 1000;
  isOver = true;
  const cpuMs = (await readCpu(pid)) - startCpuMs;
  return {
    cpuUs: (cpuMs * 1000) / COUNT,
    perSecond: COUNT / seconds,
    faults,
    growthMB: await memory.stop(),
    ...(await probe),
  };
}

/** @param {string} origin */
async function signUp(origin) {
  const response = await fetch(`${origin}${API}profiles/email-registration/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `reader-${randomUUID()}@example.com`, password: 'rhubarb-pie-42' }),
  });
  if (!response.ok) throw new Error(`No member could be made: ${response.status} ${await response.text()}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''));
  const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.split('=')[1] ?? '';
  return { cookie: cookies.join('; '), 'x-csrftoken': token };
}
