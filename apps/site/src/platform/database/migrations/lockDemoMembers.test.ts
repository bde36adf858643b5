import { createPasswordHasher } from '../../security/createPasswordHasher';
import { testEngines } from '../../../testing/testEngines';
import { KNOWN_HASH, lockDemoMembers } from './0017-lock-demo-members';

const KNOWN_PASSWORD = '0.2134577906690538 is no one’s password';

describe.each(testEngines)('members of a demo city that was seeded earlier, on $name', ({ create }) => {
  it('DOOR-2 can no longer be logged in with the password in the code, and their sessions end', async () => {
    const database = await create();
    const passwords = createPasswordHasher({ memoryKib: 64, rounds: 1 });
    const member = (id: number, password_hash: string) => ({
      ...{ id, email: `a${id}@example.com`, email_key: `a${id}@example.com`, password_hash, date_joined: 0 },
      ...{ full_name: '', avatar_path: null },
    });
    const session = (profile_id: number) => ({
      ...{ token_hash: `token ${profile_id}`, public_id: `${profile_id}`, profile_id, device: '' },
      ...{ date_created: 0, date_expires: 1, date_used: 0 },
    });
    const ownHash = await passwords.hash('a password of their own');
    await database.query
      .insertInto('profiles')
      .values([member(1, KNOWN_HASH), member(2, ownHash)])
      .execute();
    await database.query
      .insertInto('sessions')
      .values([session(1), session(2)])
      .execute();
    expect(await passwords.verify(KNOWN_PASSWORD, KNOWN_HASH)).toBe(true);

    await lockDemoMembers().up(database.query);

    const rows = await database.query
      .selectFrom('profiles')
      .select(['id', 'password_hash'])
      .orderBy('id')
      .execute();
    expect(await passwords.verify(KNOWN_PASSWORD, rows[0]?.password_hash)).toBe(false);
    expect(rows[1]?.password_hash).toBe(ownHash);
    const sessions = await database.query.selectFrom('sessions').select('profile_id').execute();
    expect(sessions).toEqual([{ profile_id: 2 }]);
    await database.close();
  });
});
