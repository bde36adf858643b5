import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoMember } from '@cityguide/demo-city';
import { createRandom } from '@cityguide/demo-city/random';
import sharp from 'sharp';
import { migrate } from '../platform/database/migrate';
import { openDatabase } from '../platform/database/openDatabase';
import { createPasswordHasher } from '../platform/security/createPasswordHasher';
import { isSeeded } from './isSeeded';
import { seedCity } from './seedCity';

const folders: string[] = [];

async function seed(settings: { isDemoOpen?: boolean } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'cityguide-seed-'));
  folders.push(dataDir);
  const database = openDatabase('sqlite::memory:');
  await migrate(database);
  const before = await isSeeded(database);
  await seedCity(database, { dataDir, size: 'small', ...settings });
  const pictures = join(dataDir, 'images/pictures');
  return { database, before, pictures, files: readdirSync(pictures).sort() };
}

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

it('HOST-2.deterministic fills the tables and generates the images, the same to the byte in two runs', async () => {
  const [first, second] = [await seed(), await seed()];
  expect(first.files).toHaveLength(12);
  expect(second.files).toEqual(first.files);
  for (const file of first.files) {
    expect([
      file,
      readFileSync(join(first.pictures, file)).equals(readFileSync(join(second.pictures, file))),
    ]).toEqual([file, true]);
  }
  const { format, width, height } = await sharp(join(first.pictures, first.files[0] ?? '')).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 800 });

  const rows = await first.database.query.selectFrom('listings').select('id').execute();
  expect(rows).toHaveLength(120);
  expect([first.before, await isSeeded(first.database)]).toEqual([false, true]);
  await first.database.close();
  await second.database.close();
}, 120_000);

it('HOST-2.members only the demo member can log in', async () => {
  const database = openDatabase('sqlite::memory:');
  await migrate(database);
  const { insertCity } = await import('./insertCity');
  const { planCity } = await import('@cityguide/demo-city');
  await insertCity(database, planCity('small'));
  const passwords = createPasswordHasher({ memoryKib: 64, rounds: 1 });
  const profiles = await database.query
    .selectFrom('profiles')
    .select(['email', 'password_hash'])
    .orderBy('id')
    .execute();
  const canLogIn = await Promise.all(
    profiles.map(({ password_hash: hash }) => passwords.verify(demoMember.password, hash)),
  );
  expect(canLogIn).toEqual(profiles.map(({ email }) => email === demoMember.email));
  // Their password was once derived from values that readers of this code can compute.
  const derivedPassword = `${createRandom('members').next()} is no one’s password`;
  for (const { password_hash: hash } of profiles)
    expect(await passwords.verify(derivedPassword, hash)).toBe(false);
  await database.close();
});

it('HOST-4 the published password does not work on a public site', async () => {
  const { database } = await seed({ isDemoOpen: false });
  const hashes = await database.query.selectFrom('profiles').select('password_hash').distinct().execute();
  expect(hashes).toHaveLength(1);
  const passwords = createPasswordHasher({ memoryKib: 64, rounds: 1 });
  expect(await passwords.verify(demoMember.password, hashes[0]?.password_hash)).toBe(false);
  await database.close();
}, 120_000);
