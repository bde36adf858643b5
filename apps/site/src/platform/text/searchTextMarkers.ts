/** Characters that are never typed, after a search text's name and after its address, so that matches can be ranked. */
export const NAME_END_MARKER = '␞';
export const ADDRESS_END_MARKER = '␟';
