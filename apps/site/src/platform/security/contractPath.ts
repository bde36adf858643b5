/** Below it is the API as agreed: the same address in every arrangement of hosts. */
export const CONTRACT_PATH = '/api/v2/';
