import type { OpenDriver, StorageDriver } from './StorageDriver';
import { TimeoutError, withTimeout } from './withTimeout';

export interface DriverChain {
  /** Runs `work` with the first driver that works. Never rejects; a driver that hangs is replaced by the next. */
  run<T>(work: (driver: StorageDriver) => Promise<T>): Promise<{ isDone: boolean; value?: T }>;
  /** False where a read may not return everything that earlier pages stored. */
  isReliable(): Promise<boolean>;
}

export interface DriverChainOptions {
  /** In order of preference; the last one must always work. */
  drivers: readonly OpenDriver[];
  /** For each opening, read and write. */
  limitMs: number;
  /** Runs before the first opening, with a timeout of its own. */
  prepare: { work(): Promise<unknown>; limitMs: number };
}

const probeKey = 'probe';

/** Tries drivers in order, once, however many reads wait, and verifies that each stores what it is given. */
export function createDriverChain({ drivers, limitMs, prepare }: DriverChainOptions): DriverChain {
  let isReliable = true;
  let driverIndex = 0;
  let selected: Promise<StorageDriver> | undefined;

  async function select(): Promise<StorageDriver> {
    await withTimeout(prepare.work(), prepare.limitMs).catch(() => {
      isReliable = false;
    });
    for (let openDriver = drivers[driverIndex]; openDriver; openDriver = drivers[driverIndex]) {
      const driver = await open(openDriver);
      if (driver) return driver;
      driverIndex += 1;
    }
    throw new Error('No storage driver works, not even the last one.');
  }

  async function open(openDriver: OpenDriver): Promise<StorageDriver | undefined> {
    let driver: StorageDriver | undefined;
    try {
      driver = await withTimeout(openDriver(), limitMs);
      await withTimeout(verifyDriver(driver), limitMs);
      return driver;
    } catch (error) {
      // Rejected at once: this browser never stored anything there. Any other error may hide stored values.
      if (driver || error instanceof TimeoutError) isReliable = false;
      return undefined;
    }
  }

  const getDriver = () => (selected ??= select());

  return {
    async run(work) {
      const driver = await getDriver();
      const selection = selected;
      try {
        return { isDone: true, value: await withTimeout(work(driver), limitMs) };
      } catch (error) {
        // Whatever the error, an earlier page may have stored what this one could not read.
        isReliable = false;
        if (error instanceof TimeoutError && selected === selection && driver.scope !== 'page') {
          driverIndex += 1;
          selected = select();
        }
        return { isDone: false };
      }
    },
    async isReliable() {
      const driver = await getDriver();
      return isReliable && driver.scope === 'browser';
    },
  };
}

/** A store that is full, or that accepts values but does not return them, fails here. */
async function verifyDriver(driver: StorageDriver): Promise<void> {
  const token = `${Math.random()}`;
  await driver.set(probeKey, token);
  const found = await driver.get(probeKey);
  await driver.remove(probeKey);
  if (found !== token) throw new Error('The store does not keep what it is given.');
}
