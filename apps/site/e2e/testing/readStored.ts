/** Everything that the widgets store in the browser, as text: keys and values. Runs in the page. */
export async function readStored(): Promise<string> {
  const storedTexts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error(name));
    });
    for (const store of database.objectStoreNames) {
      const rows = await new Promise<unknown>((resolve) => {
        const objects = database.transaction(store).objectStore(store);
        const keys = objects.getAllKeys();
        const values = objects.getAll();
        values.onsuccess = () => resolve([keys.result, values.result]);
      });
      storedTexts.push(JSON.stringify(rows));
    }
    database.close();
  }
  return storedTexts.join('\n');
}
