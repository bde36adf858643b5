import { getStartedRun } from './testRun';

/** Stops what `startAll` started. */
export default async function stopAll(): Promise<void> {
  await getStartedRun()?.stop();
}
