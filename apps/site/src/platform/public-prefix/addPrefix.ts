/** Folders of files, whose addresses are in API responses and in the site's configuration. */
const FILE_PATH = /^\/(?:images|tiles|house-ads)\//;
/** Properties that contain an address; another text may begin with a slash without being one. */
const ADDRESS = /(?:_url|^imageServer|^urlTemplate)$/;

/** The public address of one of this server's own files; any other address as it is. */
export const addPrefixToFile = (address: string, prefix: string): string =>
  FILE_PATH.test(address) ? prefix + address : address;

/** Puts the prefix before the addresses of this server's own files in JSON, at any depth. Returns other values as they are. */
export function addPrefix(value: unknown, prefix: string, key = ''): unknown {
  if (prefix === '') return value;
  if (typeof value === 'string') return ADDRESS.test(key) ? addPrefixToFile(value, prefix) : value;
  if (Array.isArray(value)) return value.map((inner) => addPrefix(inner, prefix, key));
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, addPrefix(inner, prefix, name)]),
  );
}
