import type { PageProps } from '../pages/loadPage';
import { CountList } from './CountList';
import { DeletionSection } from './deletion/DeletionSection';
import { DataExportSection } from './DataExportSection';
import { PasswordSection } from './PasswordSection';
import { ProfileSection } from './profile/ProfileSection';

/** Counts with links, the member's profile, and the actions on their account (DASH-2, DASH-6). */
export function HomePage({ onDeleted }: PageProps) {
  return (
    <>
      <CountList />
      <ProfileSection />
      <PasswordSection />
      <DataExportSection />
      <DeletionSection onDeleted={onDeleted} />
    </>
  );
}
