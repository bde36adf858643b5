import { cleanUp } from './cleanUp';
import type { Line } from './Line';
import { readOutbox } from './own-servers/readOutbox';
import type { Order } from './readOrder';
import type { Reporter } from './report/createReporter';
import { runLine } from './runLine';
import { createAttackedSite } from './site/createAttackedSite';

/** Attacks a site that runs already. The lines that use up its limits come last. */
export async function attackUrl(
  { url, outbox, patience }: Required<Pick<Order, 'url'>> & Order,
  lines: readonly Line[],
  reporter: Reporter,
): Promise<void> {
  const site = createAttackedSite({
    name: url.origin,
    address: url,
    isDevelopment: false,
    patience,
    mail: outbox === undefined ? undefined : readOutbox(outbox),
  });
  site.isDevelopment = (await site.client.send({ path: '/development/outbox/' })).status === 200;
  const others = lines.filter(({ testsLimits }) => !testsLimits);
  const ordered = [...others, ...lines.filter(({ testsLimits }) => testsLimits).reverse()];
  const report = reporter.begin();
  for (const line of ordered) report.add(await runLine(line, site));
  await cleanUp(site);
  report.end(site);
}
