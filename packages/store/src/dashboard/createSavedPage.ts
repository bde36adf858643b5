import { createStore } from 'zustand/vanilla';
import type { CityguideStore } from '../CityguideStore';
import type { SavedGroupName } from '../saved/SavedGroupName';
import type { SavedWish } from '../saved/SavedStore';
import { createSavedFollower } from './createSavedFollower';
import { followRefusals } from './followRefusals';
import { loadingState, viewList } from './OwnListState';
import { findObjectId, findValue } from './readRow';
import type { SavedPage, SavedPageSettings, SavedPageState, SavedRow } from './SavedPage';

/** As many rows as the API gives at once. */
const LONGEST_PAGE = 96;

/** What left the list, and how it comes back. */
interface Removal<Row> {
  row: Row;
  index: number;
  wish: SavedWish;
  /** What was true of it before. */
  before: SavedWish;
}

/** A page of what was saved of one group; nothing is asked before `start`. */
export function createSavedPage<Name extends SavedGroupName>(
  store: CityguideStore,
  { group, completed }: SavedPageSettings<Name>,
): SavedPage<Name> {
  type Row = SavedRow<Name>;
  const saved = store.saved[group];
  const list = store.createSavedList({ group, params: { completed: completed ?? null } });
  const view = createStore<SavedPageState<Row>>(() => ({ ...loadingState, notice: null }));
  let removal: Removal<Row> | undefined;
  const { limit } = list.getState().params;

  const follower = createSavedFollower(saved, { onSettled: settle, onChange: update });
  const idOf = (row: Row) => findObjectId(group, row);
  const find = (objectId: number) => list.getState().items.find((row) => idOf(row) === objectId);

  /** Whether the list is one that holds the object, by the member's present wish. */
  function belongs(objectId: number, row?: Row): boolean {
    if (!saved.isSaved(objectId)) return false;
    if (completed === undefined) return true;
    const isDone = store.todos.isDone(objectId) ?? (row && findValue(row) === 1) ?? false;
    return isDone === completed;
  }

  const isLeaving = (row: Row) => follower.isKnown(idOf(row)) && !belongs(idOf(row), row);

  function update(): void {
    view.setState(viewList(list.getState(), isLeaving));
  }

  /** The server and the member agree about an object. */
  function settle(objectId: number): void {
    const row = find(objectId);
    const isIn = belongs(objectId, row);
    if (row && !isIn) list.removeItem(row.id);
    if (row && isIn && removal && idOf(removal.row) === objectId) {
      view.setState({ notice: { kind: 'failed', row, wish: removal.wish } });
      removal = undefined;
    }
    if (!row && isIn && list.getState().count >= 0) refresh();
  }

  /** Something was saved elsewhere: the rows that are shown are asked for anew. */
  function refresh(): void {
    const { items } = list.getState();
    const pages = Math.max(1, Math.ceil(items.length / limit));
    void list.getPage({ limit: Math.min(pages * limit, LONGEST_PAGE) });
  }

  function change(row: Row, wish: SavedWish): void {
    const objectId = idOf(row);
    const index = list.getState().items.indexOf(row);
    const before = wish === false ? wishBefore(objectId, row) : Number(!wish);
    teach(objectId, row.id);
    // Asked for before the wish: a listener may be told within it.
    removal = undefined;
    saved.wish(objectId, wish);
    if (belongs(objectId, row)) return update();
    removal = { row, index, wish, before };
    view.setState({ notice: { kind: 'left', row, wish } });
    update();
  }

  /** What was true of a row that is taken out. A to-do comes back undone by itself. */
  function wishBefore(objectId: number, row: Row): SavedWish {
    const known = saved.wishOf(objectId);
    return (typeof known === 'number' ? known : findValue(row)) || true;
  }

  /** A row is proof that its object is saved, also where the map of all could not be loaded. */
  function teach(objectId: number, savedId: number): void {
    const { ids } = saved.getState();
    if (!ids.has(objectId)) saved.setState({ ids: new Map(ids).set(objectId, savedId) });
  }

  function undo(): void {
    if (!removal) return;
    const { row, index, wish, before } = removal;
    removal = undefined;
    saved.wish(idOf(row), before);
    // At its old place, though the server now has it as the newest.
    list.addItem(row, index);
    view.setState({ notice: { kind: 'restored', row, wish } });
    update();
  }

  return Object.assign(view, {
    load: () => list.getPage({ limit }),
    addPage: () => list.addPage(),
    remove: (row: Row) => change(row, false),
    setDone: (row: Row, isDone: boolean) => change(row, Number(isDone)),
    undo,
    clearNotice() {
      removal = undefined;
      view.setState({ notice: null });
    },
    start() {
      const stops = [list.subscribe(update), followRefusals(list, store), follower.start()];
      saved.need();
      void list.getPage({ limit });
      return () => {
        for (const stop of stops) stop();
        list.reset();
      };
    },
  });
}
