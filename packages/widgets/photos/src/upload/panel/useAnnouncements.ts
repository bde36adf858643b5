import { useStore } from '@cityguide/store/react';
import type { Upload, UploadStatus } from '@cityguide/store/uploads';
import { useEffect, useRef } from 'react';
import type { UploadMessages } from './messages';
import { formatUploadError } from './formatUploadError';

/** Announces the result of each file to screen readers; the progress bars report its progress. */
export function useAnnouncements(items: readonly Upload[], messages: UploadMessages): void {
  const { announce } = useStore().services;
  const previousStatuses = useRef(new Map<number, UploadStatus>());

  useEffect(() => {
    // Files that are chosen together are announced together.
    if (items.some(({ status }) => status === 'checking')) return;
    const changed = items.filter(({ id, status }) => previousStatuses.current.get(id) !== status);
    previousStatuses.current = new Map(items.map(({ id, status }) => [id, status]));
    const chosen = changed.filter(({ status }) => status === 'ready').length;
    const announcements = [
      ...(chosen > 0 ? [messages.chosen(chosen)] : []),
      ...changed.filter(({ status }) => status === 'done').map(({ file }) => messages.added(file.name)),
      ...changed
        .filter(({ status }) => status === 'failed')
        .map((item) => messages.notAdded(item.file.name, formatUploadError(item, messages))),
    ];
    if (announcements.length > 0) announce(announcements.join(' '));
  }, [items, messages, announce]);
}
