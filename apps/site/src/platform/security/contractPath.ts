/** Below it is the API as agreed: the same address in every arrangement of hosts. */
export const CONTRACT_PATH = '/api/v2/';

/** Whether a path is fixed by the contract: the API, and the pages of accounts that links and other systems know. */
export const isContractPath = (path: string): boolean =>
  /^\/(?:api\/v2|accounts|profiles)(?:[/?]|$)/.test(path);
