import { cleanUp } from './cleanUp';
import type { AttackLine } from './AttackLine';
import { createOutboxMailbox } from './own-servers/createOutboxMailbox';
import type { AttackOptions } from './parseArguments';
import type { Reporter } from './report/createReporter';
import { runLine } from './runLine';
import { createAttackedSite } from './site/createAttackedSite';

/** Attacks a running site. The lines that use up its rate limits come last. */
export async function attackUrl(
  { url, outbox, timeFactor }: Required<Pick<AttackOptions, 'url'>> & AttackOptions,
  lines: readonly AttackLine[],
  reporter: Reporter,
): Promise<void> {
  const site = createAttackedSite({
    name: url.origin,
    address: url,
    isDevelopment: false,
    timeFactor,
    mailbox: outbox === undefined ? undefined : createOutboxMailbox(outbox),
  });
  site.isDevelopment = (await site.client.send({ path: '/development/outbox/' })).status === 200;
  const otherLines = lines.filter(({ testsRateLimits }) => !testsRateLimits);
  const orderedLines = [...otherLines, ...lines.filter(({ testsRateLimits }) => testsRateLimits).reverse()];
  const report = reporter.begin();
  for (const line of orderedLines) report.add(await runLine(line, site));
  await cleanUp(site);
  report.end(site);
}
