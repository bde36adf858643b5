import { createPasswords, defaultPasswordCost } from './createPasswords';

describe('passwords', () => {
  it('HOST-4.argon2 are kept as argon2id with the cost that OWASP names', async () => {
    const hash = await createPasswords(defaultPasswordCost).hash('rhubarb-pie-42');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
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
});
