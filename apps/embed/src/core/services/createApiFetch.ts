/**
 * The client's fetch. A browser does not tell why it keeps the answer of another host back: the first time, the console says
 * what to look at.
 */
export function createApiFetch(apiBase: string): (request: Request) => Promise<Response> {
  const { origin } = new URL(apiBase, location.href);
  let isReported = origin === location.origin;
  return async (request) => {
    try {
      return await fetch(request);
    } catch (error) {
      if (!isReported && !request.signal.aborted)
        console.error(
          `Cityguide: ${origin} gave this page no answer. If it runs, its setting PAGE_ORIGINS must name ${location.origin} (docs/cms.md).`,
        );
      isReported = true;
      throw error;
    }
  };
}
