import type { Transport } from '../http/createTransport';
import { readListing } from '../listings/readListing';
import { isRecord, readFlag } from '../reading/values';
import { createSavedClient, readTimes, type SavedClient, type SavedTimes } from '../saved/client';
import { readSavedRow } from '../saved/readSaved';
import type { Todo } from './contract';

export interface TodosClient extends SavedClient<Todo> {
  /** Ticks or unticks a to-do by its own id; an error of status 404 where there is none. */
  update(id: number, isDone: boolean): Promise<{ times: SavedTimes }>;
}

function readTodo(value: unknown): Todo | null {
  const row = readSavedRow(value, { object: 'listing', readObject: readListing });
  return row && { ...row, is_done: isRecord(value) && readFlag(value.is_done) };
}

export function createTodosClient(transport: Transport): TodosClient {
  return {
    ...createSavedClient(transport, 'todos', readTodo),
    async update(id, isDone) {
      return { times: readTimes(await transport.patch(`todos/${id}/`, { body: { is_done: isDone } })) };
    },
  };
}
