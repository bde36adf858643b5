import { useSession } from '@cityguide/store/react';
import { useEffect, useState } from 'react';
import { AccountDeleted } from './signed-out/AccountDeleted';
import { LoginPrompt } from './signed-out/LoginPrompt';
import { DashboardLayout } from './layout/DashboardLayout';
import { DashboardSkeleton } from './layout/DashboardSkeleton';

/** The member's dashboard; each of its pages is a hash of one URL (DASH-1). */
export function Dashboard() {
  const { status, profileId } = useSession();
  const [isDeleted, setDeleted] = useState(false);
  const [wasMember, setWasMember] = useState(false);
  const isRestored = useRestoredFromCache();
  if (status === 'authenticated' && !wasMember) setWasMember(true);

  if (status === 'unknown') return <DashboardSkeleton />;
  // The key resets all state for another member: no data of the first may stay visible.
  if (status === 'authenticated')
    return <DashboardLayout key={profileId} onDeleted={() => setDeleted(true)} />;
  // After a log-out the log-in does not open by itself, except when the visitor returns by the browser's Back.
  return isDeleted ? <AccountDeleted /> : <LoginPrompt opensImmediately={!wasMember || isRestored} />;
}

/** Whether the page was restored from the back/forward cache. */
function useRestoredFromCache(): boolean {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    // After the page's own listeners, which close what was open when the page was left.
    const handlePageShow = ({ persisted }: PageTransitionEvent) =>
      persisted && setTimeout(() => setRestored(true));
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);
  return isRestored;
}
