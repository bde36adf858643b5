import { createStore } from 'zustand/vanilla';
import type { CityguideStore } from '../CityguideStore';
import type { SavedGroupName } from '@cityguide/api/client';
import type { SavedValue } from '../saved/SavedStore';
import { createSavedChangeTracker } from './createSavedChangeTracker';
import { recheckSessionOnDenial } from './recheckSessionOnDenial';
import { loadingState, toOwnListState } from './OwnListState';
import { getObjectId, getRowValue } from './savedRow';
import type { SavedPage, SavedPageOptions, SavedPageState, SavedRow } from './SavedPage';

/** The most rows that the API returns at once. */
const MAX_PAGE_SIZE = 96;

/** A row that left the list, and how it is restored. */
interface Removal<Row> {
  row: Row;
  index: number;
  value: SavedValue;
  /** The value before the removal. */
  previousValue: SavedValue;
}

/** A page of what was saved of one group; nothing is requested before `start`. */
export function createSavedPage<Name extends SavedGroupName>(
  store: CityguideStore,
  { group, completed }: SavedPageOptions<Name>,
): SavedPage<Name> {
  type Row = SavedRow<Name>;
  const saved = store.saved[group];
  const list = store.createSavedList({ group, params: { completed: completed ?? null } });
  const viewStore = createStore<SavedPageState<Row>>(() => ({ ...loadingState, notice: null }));
  let removal: Removal<Row> | undefined;
  const { limit } = list.getState().params;

  const changeTracker = createSavedChangeTracker(saved, { onSettled: onSettled, onChange: update });
  const getId = (row: Row) => getObjectId(group, row);
  const find = (objectId: number) => list.getState().items.find((row) => getId(row) === objectId);

  /** Whether the object belongs in the list, by the member's current value. */
  function belongs(objectId: number, row?: Row): boolean {
    if (!saved.isSaved(objectId)) return false;
    if (completed === undefined) return true;
    const isDone = store.todos.isDone(objectId) ?? (row && getRowValue(row) === 1) ?? false;
    return isDone === completed;
  }

  const isBeingRemoved = (row: Row) => changeTracker.hasNewerState(getId(row)) && !belongs(getId(row), row);

  function update(): void {
    viewStore.setState(toOwnListState(list.getState(), isBeingRemoved));
  }

  /** The server and the member agree about an object. */
  function onSettled(objectId: number): void {
    const row = find(objectId);
    const isIn = belongs(objectId, row);
    if (row && !isIn) list.removeItem(row.id);
    if (row && isIn && removal && getId(removal.row) === objectId) {
      viewStore.setState({ notice: { kind: 'failed', row, value: removal.value } });
      removal = undefined;
    }
    if (!row && isIn && list.getState().count >= 0) refresh();
  }

  /** Something was saved elsewhere: the shown rows are loaded again. */
  function refresh(): void {
    const { items } = list.getState();
    const pages = Math.max(1, Math.ceil(items.length / limit));
    void list.getPage({ limit: Math.min(pages * limit, MAX_PAGE_SIZE) });
  }

  function applyChange(row: Row, value: SavedValue): void {
    const objectId = getId(row);
    const index = list.getState().items.indexOf(row);
    const previousValue = value === false ? getPreviousValue(objectId, row) : Number(!value);
    ensureSavedId(objectId, row.id);
    // Set before the write: a listener may be notified during it.
    removal = undefined;
    saved.setValue(objectId, value);
    if (belongs(objectId, row)) return update();
    removal = { row, index, value, previousValue };
    viewStore.setState({ notice: { kind: 'left', row, value } });
    update();
  }

  /** The value of a row that is removed. A to-do is restored as not done. */
  function getPreviousValue(objectId: number, row: Row): SavedValue {
    const currentValue = saved.getValue(objectId);
    return (typeof currentValue === 'number' ? currentValue : getRowValue(row)) || true;
  }

  /** A row proves that its object is saved, also where the map of all could not be loaded. */
  function ensureSavedId(objectId: number, savedId: number): void {
    const { ids } = saved.getState();
    if (!ids.has(objectId)) saved.setState({ ids: new Map(ids).set(objectId, savedId) });
  }

  function undo(): void {
    if (!removal) return;
    const { row, index, value, previousValue } = removal;
    removal = undefined;
    saved.setValue(getId(row), previousValue);
    // At its old position, though the server now has it as the newest.
    list.addItem(row, index);
    viewStore.setState({ notice: { kind: 'restored', row, value } });
    update();
  }

  return Object.assign(viewStore, {
    load: () => list.getPage({ limit }),
    addPage: () => list.addPage(),
    remove: (row: Row) => applyChange(row, false),
    setDone: (row: Row, isDone: boolean) => applyChange(row, Number(isDone)),
    undo,
    clearNotice() {
      removal = undefined;
      viewStore.setState({ notice: null });
    },
    start() {
      const cleanupTasks = [
        list.subscribe(update),
        recheckSessionOnDenial(list, store),
        changeTracker.start(),
      ];
      saved.ensureLoaded();
      void list.getPage({ limit });
      return () => {
        for (const cleanUp of cleanupTasks) cleanUp();
        list.reset();
      };
    },
  });
}
