const PROBE = "div.innerHTML = '<svg/>';";

/**
 * Takes out of Leaflet the one line that writes HTML as it loads, to find out about a browser of 2010: pages that
 * enforce Trusted Types refuse it, and the map with it. Fails the build where Leaflet has become another.
 */
module.exports = function withoutHtml(source) {
  if (!source.includes(PROBE)) {
    throw new Error(`withoutHtml.cjs: Leaflet no longer holds ${PROBE} See whether it is still needed.`);
  }
  return source.replace(PROBE, '');
};
