/** Recognised wherever it is output. */
export const MARKER = 'xss9f3a';

/** Texts that become markup or code where a page outputs them unescaped. */
export const scripts: readonly string[] = [
  `<${MARKER}>`,
  `<script>${MARKER}()</script>`,
  `"><${MARKER} onload=${MARKER}>`,
  `'><${MARKER}>`,
  `" onfocus="${MARKER}()" autofocus="`,
  `' onfocus='${MARKER}()' autofocus='`,
  `</title><${MARKER}>`,
  `</textarea><${MARKER}>`,
  `</script><${MARKER}>`,
  `<!--<script><${MARKER}`,
  `--><${MARKER}>`,
  `<img src=x onerror=${MARKER}()>`,
  `<svg/onload=${MARKER}()>`,
  `<math><${MARKER}>`,
  `javascript:${MARKER}()`,
  `{{ "${MARKER}" | upcase }}`,
  `{% assign a = 1 %}<${MARKER}>`,
  `\${${MARKER}}`,
  `\u2028</script><${MARKER}>`,
  `]]><${MARKER}>`,
  `&lt;${MARKER}&gt;<${MARKER}>`,
  `%3C${MARKER}%3E`,
  `\u0000<${MARKER}>`,
  `+ADw-${MARKER}+AD4-`,
  `<${MARKER}`,
  `\\"><${MARKER}>`,
];

const OPENINGS = [
  // An injected element, or one of the page that contains the marker outside of an attribute value.
  new RegExp(`<\\/?(?:[a-z][^<>]*)?${MARKER}`, 'i'),
  new RegExp(`<(?:script|style)[^<>]*>[^<]*${MARKER}\\(`, 'i'),
  // Pages have no event handlers in their markup; one that is there has escaped from an attribute value.
  /<[a-z][^<>]*[\s/"']on\w+\s*=/i,
  // Evaluated by the template.
  new RegExp(MARKER.toUpperCase()),
];

/** Data scripts, which browsers do not run, up to their end: a text that ended one early would be found after it. */
const DATA = /(?<=<script data[^<>]*>)[^<]*(?=<\/script>)/g;

/** What is wrong with a page that contains one of the scripts; true if nothing is. */
export function findScript(html: string): true | string {
  const address = new RegExp(`(?:href|src|action)\\s*=\\s*["']?\\s*javascript:${MARKER}`, 'i').exec(html);
  const withoutValues = html
    .replace(/ type="application\/(?:ld\+)?json"/g, ' data')
    .replace(DATA, '')
    .replace(/="[^"]*"/g, '=""');
  const found = address ?? OPENINGS.map((pattern) => pattern.exec(withoutValues)).find(Boolean);
  return found ? `…${found.input.slice(Math.max(0, found.index - 60), found.index + 100)}…` : true;
}
