import { availableParallelism } from 'node:os';
import { createPasswordHasher, defaultPasswordCost } from './createPasswordHasher';

const cheap = { memoryKib: 64, rounds: 1 };

describe('passwords', () => {
  it('HOST-4.argon2 are hashed with argon2id at the cost that OWASP recommends', async () => {
    const hash = await createPasswordHasher(defaultPasswordCost).hash('rhubarb-pie-42');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await createPasswordHasher({ memoryKib: 96, rounds: 3 }).hash('rhubarb-pie-42')).toContain(
      'm=96,t=3,p=1',
    );
  });

  it('HOST-4 take as long to verify without an account, and never match', async () => {
    const passwords = createPasswordHasher({ memoryKib: 8192, rounds: 4 });
    const hash = await passwords.hash('rhubarb-pie-42');
    const time = async (passwordHash: string | undefined) => {
      const start = process.hrtime.bigint();
      expect(await passwords.verify('guess', passwordHash)).toBe(false);
      return Number(process.hrtime.bigint() - start);
    };
    const fastest = async (passwordHash: string | undefined) => {
      const times: number[] = [];
      for (let attempt = 0; attempt < 7; attempt++) times.push(await time(passwordHash));
      return Math.min(...times);
    };
    await time(undefined);
    const ratio = (await fastest(undefined)) / (await fastest(hash));
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
    expect(await passwords.verify('rhubarb-pie-42', hash)).toBe(true);
  });

  it('HOST-4 match however a keyboard encodes an accent, and never without it', async () => {
    const passwords = createPasswordHasher(cheap);
    for (const [original, typed] of [
      ['cr\u00e8me', 'cre\u0300me'],
      ['cre\u0300me', 'cr\u00e8me'],
    ] as const) {
      const hash = await passwords.hash(original);
      expect(await passwords.verify(typed, hash)).toBe(true);
      expect(await passwords.verify('creme', hash)).toBe(false);
    }
  });

  it('DOOR-7 leave one core free for other requests, and are rejected when the queue is full', async () => {
    const passwords = createPasswordHasher({ ...cheap, maxQueued: 1 });
    const concurrency = Math.max(1, availableParallelism() - 1);
    const all = await Promise.allSettled(
      Array.from({ length: 2 * concurrency + 1 }, () => passwords.hash('rhubarb-pie-42')),
    );
    const rejected = all.filter(({ status }) => status === 'rejected');
    expect(rejected).toMatchObject([{ reason: { status: 503 } }]);
  });
});
