import { availableParallelism } from 'node:os';
import { createPasswords, defaultPasswordCost } from './createPasswords';

const cheap = { memoryKib: 64, rounds: 1 };

describe('passwords', () => {
  it('HOST-4.argon2 are kept as argon2id with the cost that OWASP names', async () => {
    const hash = await createPasswords(defaultPasswordCost).hash('rhubarb-pie-42');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await createPasswords({ memoryKib: 96, rounds: 3 }).hash('rhubarb-pie-42')).toContain(
      'm=96,t=3,p=1',
    );
  });

  it('HOST-4 cost a guess as much where there is no account, and never let it in', async () => {
    const passwords = createPasswords({ memoryKib: 8192, rounds: 4 });
    const hash = await passwords.hash('rhubarb-pie-42');
    const time = async (passwordHash: string | undefined) => {
      const start = process.hrtime.bigint();
      expect(await passwords.isRight('guess', passwordHash)).toBe(false);
      return Number(process.hrtime.bigint() - start);
    };
    const fastest = async (passwordHash: string | undefined) => {
      const times: number[] = [];
      for (let turn = 0; turn < 7; turn++) times.push(await time(passwordHash));
      return Math.min(...times);
    };
    await time(undefined);
    const ratio = (await fastest(undefined)) / (await fastest(hash));
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
    expect(await passwords.isRight('rhubarb-pie-42', hash)).toBe(true);
  });

  it('HOST-4 are the same however a keyboard writes an accent, and no other', async () => {
    const passwords = createPasswords(cheap);
    for (const [written, typed] of [
      ['cr\u00e8me', 'cre\u0300me'],
      ['cre\u0300me', 'cr\u00e8me'],
    ] as const) {
      const hash = await passwords.hash(written);
      expect(await passwords.isRight(typed, hash)).toBe(true);
      expect(await passwords.isRight('creme', hash)).toBe(false);
    }
  });

  it('DOOR-7 leave one core to whoever only reads, and turn away whom a full line would keep waiting', async () => {
    const passwords = createPasswords({ ...cheap, maxWaiting: 1 });
    const atOnce = Math.max(1, availableParallelism() - 1);
    const all = await Promise.allSettled(
      Array.from({ length: 2 * atOnce + 1 }, () => passwords.hash('rhubarb-pie-42')),
    );
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { status: 503 } }]);
  });
});
