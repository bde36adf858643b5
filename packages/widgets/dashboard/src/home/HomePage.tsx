import type { PageProps } from '../pages/loadPage';
import { CountList } from './CountList';
import { DeletionPart } from './deletion/DeletionPart';
import { ExportPart } from './ExportPart';
import { PasswordPart } from './PasswordPart';
import { ProfilePart } from './profile/ProfilePart';

/** Numbers that lead on, the member's profile, and what they may do with their account (DASH-2, DASH-6). */
export function HomePage({ onDeleted }: PageProps) {
  return (
    <>
      <CountList />
      <ProfilePart />
      <PasswordPart />
      <ExportPart />
      <DeletionPart onDeleted={onDeleted} />
    </>
  );
}
