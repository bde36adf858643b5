/**
 * The conditions of a load. Bits per second; `cpu`: the slowdown factor.
 * @typedef {object} Profile
 * @property {{ latencyMs: number, downBitsPerS: number, upBitsPerS: number }} [network]
 * @property {number} [cpu]
 *
 * @typedef {(typeof profileNames)[number]} ProfileName
 */

/** In the order in which they are measured and shown. */
export const profileNames = /** @type {const} */ (['slow', 'cpu4', 'fast', 'heap', 'load']);

/** @type {Record<ProfileName, Profile>} */
export const profiles = {
  slow: { network: { latencyMs: 150, downBitsPerS: 1.6e6, upBitsPerS: 0.75e6 }, cpu: 4 },
  cpu4: { cpu: 4 },
  fast: {},
  /** Like `fast`; only the heap after garbage collection is read, and nothing is clicked. */
  heap: {},
  /** No page is loaded: requests are sent to the server as fast as it responds. */
  load: {},
};

/**
 * Applies a profile to the browser.
 * @param {import('playwright-core').CDPSession} cdp
 * @param {Profile} profile
 */
export async function applyProfile(cdp, { network, cpu }) {
  if (network) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: network.downBitsPerS / 8,
      uploadThroughput: network.upBitsPerS / 8,
    });
  }
  if (cpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
