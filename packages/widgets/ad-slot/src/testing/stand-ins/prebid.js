/* global setTimeout, window */
/*
 * Stands in for Prebid.js: its public interface, with auctions that end when every bidder has responded or the time
 * is up. A bidder responds after `params.afterMs`; without it never. `params.isStuck` keeps the whole library from
 * ending.
 */
(() => {
  const waiting = window.pbjs?.que ?? [];
  /** Ad unit code → targeting of the bids that came in time. */
  const won = new Map();
  const auctions = [];

  window.pbjs = {
    libLoaded: true,
    que: {
      push(command) {
        command();
        return 1;
      },
    },
    requestBids({ adUnits, timeout, bidsBackHandler }) {
      const codes = adUnits.map(({ code }) => code);
      auctions.push({ codes, timeout });
      const bids = adUnits.flatMap(({ code, bids: bidders }) => bidders.map((bid) => ({ code, ...bid })));
      let open = bids.length;
      let isOver = false;
      const end = () => {
        if (isOver || bids.some(({ params }) => params.isStuck)) return;
        isOver = true;
        bidsBackHandler({}, isOver);
      };
      setTimeout(end, timeout);
      for (const { code, bidder, params } of bids) {
        if (params.afterMs === undefined) continue;
        setTimeout(() => {
          // Late bids do not count.
          if (isOver) return;
          won.set(code, { hb_bidder: bidder, hb_pb: '1.20' });
          open -= 1;
          if (open === 0) end();
        }, params.afterMs);
      }
    },
    setTargetingForGPTAsync(codes) {
      for (const slot of window.googletag.pubads().getSlots()) {
        const targeting = codes.includes(slot.getSlotElementId()) && won.get(slot.getSlotElementId());
        if (targeting) for (const [key, value] of Object.entries(targeting)) slot.setTargeting(key, value);
      }
    },
    /** Only for tests. */
    standIn: { auctions },
  };
  for (const command of waiting) command();
})();
