const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** As the reference site serves them. */
const REGISTRY_SECONDS = 60;

const OPEN = [
  'Access-Control-Allow-Origin: *',
  'Cross-Origin-Resource-Policy: cross-origin',
  'X-Content-Type-Options: nosniff',
];

/**
 * A `_headers` file, which Netlify, Cloudflare Pages and others read. The script and the registry are asked for again after
 * a minute; files of releases never change. All are open to other origins, and none needs cookies.
 */
export function formatHeaders() {
  const short = `Cache-Control: public, max-age=${REGISTRY_SECONDS}`;
  const forEver = `Cache-Control: public, max-age=${YEAR_SECONDS}, immutable`;
  return [
    ['/widgets/embed.js', short, ...OPEN],
    ['/widgets/registry.json', short, ...OPEN],
    ['/widgets/rest.css', short, ...OPEN],
    ['/widgets/check.js', short, ...OPEN],
    ['/widgets/catalogue.js', short, ...OPEN],
    ['/widgets/manifest.json', short, ...OPEN],
    ['/widgets/:name/:release/*', forEver, ...OPEN],
  ]
    .map(([address, ...lines]) => `${address}\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('\n');
}
