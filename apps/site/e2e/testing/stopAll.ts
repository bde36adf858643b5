import { recall } from './running';

/** Ends what `startAll` started. */
export default async function stopAll(): Promise<void> {
  await recall()?.stop();
}
