import { availableParallelism } from 'node:os';
import { verify } from '@node-rs/argon2';
import type * as Argon2 from '@node-rs/argon2';
import { createPasswordHasher, defaultPasswordCost } from './createPasswordHasher';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

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
    const passwords = createPasswordHasher({ memoryKib: 96, rounds: 3 });
    const hash = await passwords.hash('rhubarb-pie-42');
    const { calls } = jest.mocked(verify).mock;
    for (const passwordHash of [undefined, hash])
      expect(await passwords.verify('guess', passwordHash)).toBe(false);
    // The time of argon2id is that of the parameters in the hash.
    expect(calls).toEqual(Array(2).fill([expect.stringContaining('$m=96,t=3,p=1$'), 'guess']));
    expect(calls[1]?.[0]).toBe(hash);
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
