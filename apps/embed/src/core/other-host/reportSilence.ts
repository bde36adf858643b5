/**
 * A browser does not tell why it keeps the answer of another host back: the first time, the console says what to look at.
 */
export function reportSilence(
  send: (request: Request) => Promise<Response>,
  apiOrigin: string,
): (request: Request) => Promise<Response> {
  let isReported = false;
  return async (request) => {
    try {
      return await send(request);
    } catch (error) {
      if (!isReported && !request.signal.aborted) {
        isReported = true;
        console.error(
          `Cityguide: ${apiOrigin} gave this page no answer. If it runs, its setting PAGE_ORIGINS must name ${location.origin} (docs/cms.md).`,
        );
      }
      throw error;
    }
  };
}
