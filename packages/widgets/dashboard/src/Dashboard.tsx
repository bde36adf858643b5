import { useSession } from '@cityguide/store/react';
import { useEffect, useState } from 'react';
import { Farewell } from './door/Farewell';
import { GuestDoor } from './door/GuestDoor';
import { Frame } from './frame/Frame';
import { WaitingFrame } from './frame/WaitingFrame';

/** All that is a member's own, in pages that are hashes of one address (DASH-1). */
export function Dashboard() {
  const { status, profileId } = useSession();
  const [isDeleted, setDeleted] = useState(false);
  const [wasMember, setWasMember] = useState(false);
  const hasReturned = useReturn();
  if (status === 'authenticated' && !wasMember) setWasMember(true);

  if (status === 'unknown') return <WaitingFrame />;
  // Another member begins anew: nothing of the first may stay in sight.
  if (status === 'authenticated') return <Frame key={profileId} onDeleted={() => setDeleted(true)} />;
  // Who has just logged out need not be asked to log in at once; who comes back by the browser's Back has asked again.
  return isDeleted ? <Farewell /> : <GuestDoor asksAtOnce={!wasMember || hasReturned} />;
}

/** Whether the page came out of the back/forward cache. */
function useReturn(): boolean {
  const [hasReturned, setReturned] = useState(false);
  useEffect(() => {
    // After the page's own code, which closes what was open when the page was left.
    const follow = ({ persisted }: PageTransitionEvent) => persisted && setTimeout(() => setReturned(true));
    window.addEventListener('pageshow', follow);
    return () => window.removeEventListener('pageshow', follow);
  }, []);
  return hasReturned;
}
