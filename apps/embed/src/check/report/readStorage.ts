import type { CheckMessages } from '../messages';
import type { Fact } from './Report';

const TRIAL = 'cityguide/check';

function tryArea(getArea: () => Storage): boolean {
  try {
    const area = getArea();
    area.setItem(TRIAL, '1');
    area.removeItem(TRIAL);
    return true;
  } catch {
    return false;
  }
}

async function tryDatabases(): Promise<boolean> {
  try {
    await indexedDB.databases();
    return true;
  } catch {
    return false;
  }
}

/** Where this browser lets the page keep what a visitor saves. */
export async function readStorage(texts: CheckMessages): Promise<Fact[]> {
  const areas: [name: string, works: boolean][] = [
    ['IndexedDB', await tryDatabases()],
    ['localStorage', tryArea(() => localStorage)],
    ['sessionStorage', tryArea(() => sessionStorage)],
    [texts.cookies, navigator.cookieEnabled],
  ];
  return areas.map(([name, works]) => ({ name, value: works ? texts.works : texts.refused }));
}
