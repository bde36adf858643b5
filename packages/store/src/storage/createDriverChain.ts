import type { OpenDriver, StorageDriver } from './StorageDriver';
import { TimeLimitError, withTimeLimit } from './withTimeLimit';

export interface DriverChain {
  /** Does `work` with the first driver that works. Never rejects; a driver that hangs is given up for the next. */
  run<T>(work: (driver: StorageDriver) => Promise<T>): Promise<{ isDone: boolean; value?: T }>;
  /** False where what is read may not be all that earlier pages kept. */
  isTrusted(): Promise<boolean>;
}

export interface DriverChainSettings {
  /** In order of preference; the last one must always work. */
  drivers: readonly OpenDriver[];
  /** For each opening, read and write. */
  limitMs: number;
  /** What must be done before the first opening, under a limit of its own. */
  prepare: { work(): Promise<unknown>; limitMs: number };
}

const probeKey = 'probe';

/** Tries drivers in order, once, however many reads wait, and sees that each keeps what it is given. */
export function createDriverChain({ drivers, limitMs, prepare }: DriverChainSettings): DriverChain {
  let isTrusted = true;
  let position = 0;
  let selected: Promise<StorageDriver> | undefined;

  async function select(): Promise<StorageDriver> {
    await withTimeLimit(prepare.work(), prepare.limitMs).catch(() => {
      isTrusted = false;
    });
    for (let openDriver = drivers[position]; openDriver; openDriver = drivers[position]) {
      const driver = await open(openDriver);
      if (driver) return driver;
      position += 1;
    }
    throw new Error('No storage driver works, not even the last one.');
  }

  async function open(openDriver: OpenDriver): Promise<StorageDriver | undefined> {
    let driver: StorageDriver | undefined;
    try {
      driver = await withTimeLimit(openDriver(), limitMs);
      await withTimeLimit(probe(driver), limitMs);
      return driver;
    } catch (error) {
      // Refused at once: this browser never kept anything there. Anything else may hide what was kept.
      if (driver || error instanceof TimeLimitError) isTrusted = false;
      return undefined;
    }
  }

  const current = () => (selected ??= select());

  return {
    async run(work) {
      const driver = await current();
      const own = selected;
      try {
        return { isDone: true, value: await withTimeLimit(work(driver), limitMs) };
      } catch (error) {
        // Whatever went wrong, an earlier page may have kept what this one could not read.
        isTrusted = false;
        if (error instanceof TimeLimitError && selected === own && driver.reach !== 'page') {
          position += 1;
          selected = select();
        }
        return { isDone: false };
      }
    },
    async isTrusted() {
      const driver = await current();
      return isTrusted && driver.reach === 'browser';
    },
  };
}

/** A store that is full, or that takes values and gives none back, fails here. */
async function probe(driver: StorageDriver): Promise<void> {
  const token = `${Math.random()}`;
  await driver.set(probeKey, token);
  const found = await driver.get(probeKey);
  await driver.remove(probeKey);
  if (found !== token) throw new Error('The store does not keep what it is given.');
}
