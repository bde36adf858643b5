/**
 * The files of a package's `dist`: one release folder per id, the last one the newest.
 * @param {string} name
 * @param {string[]} ids
 * @returns {Record<string, object>} contents by path
 */
export function createReleaseFiles(name, ...ids) {
  const releases = ids.map((id) => [
    `${name}/${id}/release.json`,
    {
      name,
      version: id.split('-')[0],
      folder: `${name}/${id}/`,
      files: { js: 'widget.1.js' },
      integrity: {},
    },
  ]);
  return {
    ...Object.fromEntries(releases),
    'latest.json': { name, folder: `${name}/${ids.at(-1)}/` },
  };
}
