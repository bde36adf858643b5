/** Signs that nobody types stand behind a search text's name and behind its address, so that a match can be ranked. */
export const AFTER_NAME = '␞';
export const AFTER_ADDRESS = '␟';
