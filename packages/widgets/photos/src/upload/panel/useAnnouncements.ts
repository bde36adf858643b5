import { useStore } from '@cityguide/store/react';
import type { Upload, UploadStatus } from '@cityguide/store/uploads';
import { useEffect, useRef } from 'react';
import type { UploadMessages } from './messages';
import { tellFault } from './tellFault';

/** Tells screen readers what became of each file; the way there is told by the progress bars. */
export function useAnnouncements(items: readonly Upload[], words: UploadMessages): void {
  const { announce } = useStore().services;
  const before = useRef(new Map<number, UploadStatus>());

  useEffect(() => {
    // What is chosen at once is told at once.
    if (items.some(({ status }) => status === 'checking')) return;
    const changed = items.filter(({ id, status }) => before.current.get(id) !== status);
    before.current = new Map(items.map(({ id, status }) => [id, status]));
    const chosen = changed.filter(({ status }) => status === 'ready').length;
    const told = [
      ...(chosen > 0 ? [words.chosen(chosen)] : []),
      ...changed.filter(({ status }) => status === 'done').map(({ file }) => words.added(file.name)),
      ...changed
        .filter(({ status }) => status === 'failed')
        .map((item) => words.notAdded(item.file.name, tellFault(item, words))),
    ];
    if (told.length > 0) announce(told.join(' '));
  }, [items, words, announce]);
}
