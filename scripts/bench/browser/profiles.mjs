/** The conditions of a load. Bits per second; `cpu`: the slowdown factor. */
export const profiles = {
  slow: { latencyMs: 150, downBitsPerS: 1.6e6, upBitsPerS: 0.75e6, cpu: 4 },
  cpu4: { cpu: 4 },
  fast: {},
  /** Like `fast`; only the heap after garbage collection is read, and nothing is clicked. */
  heap: {},
  /** No page is loaded: requests are sent to the server as fast as it responds. */
  load: {},
};

/** Applies a profile to the browser. */
export async function applyProfile(cdp, { latencyMs, downBitsPerS, upBitsPerS, cpu }) {
  if (latencyMs) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: downBitsPerS / 8,
      uploadThroughput: upBitsPerS / 8,
    });
  }
  if (cpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
