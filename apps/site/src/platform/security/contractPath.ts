/** Below it is the API as agreed: the same address in every arrangement of hosts. */
const CONTRACT_PATH = '/api/v2/';

/** Whether an address is one of the API that pages use. Programs write content with a token, which no page has (OWN-3). */
export const isPageApi = (url: string): boolean =>
  url.startsWith(CONTRACT_PATH) && !/^content(?:[/?]|$)/.test(url.slice(CONTRACT_PATH.length));

/** Whether a path is fixed by the contract: the API, and the pages of accounts that links and other systems know. */
export const isContractPath = (path: string): boolean =>
  /^\/(?:api\/v2|accounts|profiles)(?:[/?]|$)/.test(path);
