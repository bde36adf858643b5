import { isContractPath } from '../security/contractPath';

/** Where files are requested from most: enough to notice what a proxy does. */
const MOVED_PATH = /^\/(?:widgets|images|tiles|assets|house-ads|newsletters|health)\//;

/**
 * What a proxy does to the prefix, if a request shows it: a sentence for its operator, for the response and the log (ANY-9).
 * @param path of a request that no route answers
 */
export function explainWrongPrefix(path: string, prefix: string): string | undefined {
  if (prefix === '') return undefined;
  if (path.startsWith(`${prefix}${prefix}/`))
    return `PUBLIC_PREFIX is ${prefix}, and the proxy adds it a second time: let it pass the path on as it is (nginx: proxy_pass without a path behind the port).`;
  if (isContractPath(path.slice(prefix.length)) && path.startsWith(`${prefix}/`))
    return `${path.slice(prefix.length)} has the same address in every arrangement: request it without ${prefix}, and let the proxy send /api/v2/, /accounts/ and /profiles/ here.`;
  if (MOVED_PATH.test(path))
    return `PUBLIC_PREFIX is ${prefix}, and this request came without it: let the proxy pass the path on as it is (nginx: proxy_pass without a path behind the port), or request ${prefix}${path}.`;
  return undefined;
}
