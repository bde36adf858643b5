import { useProfile, useSession, useStore } from '@cityguide/store/react';
import type { WidgetProps } from '@cityguide/widget-kit';
import { useEffect, useState } from 'react';
import type { definition } from './definition';
import { GuestDoor } from './door/GuestDoor';
import { Steps } from './steps/Steps';
import { WaitingSteps } from './steps/WaitingSteps';

const noNewsletters = {
  is_news_category_newsletter_active: false,
  is_events_category_newsletter_active: false,
  is_foods_category_newsletter_active: false,
  is_newsletter_promotions_active: false,
};

/** The first steps of a new member (DASH-5), filled with what the profile has. */
export function Onboarding({ data }: WidgetProps<typeof definition>) {
  const { status } = useSession();
  if (status === 'guest') return <GuestDoor />;
  return status === 'authenticated' ? <MemberSteps data={data} /> : <WaitingSteps />;
}

function MemberSteps({ data }: Pick<WidgetProps<typeof definition>, 'data'>) {
  const { load } = useStore().profile;
  const { profile, newsletterSettings } = useProfile();
  const [hasAnswered, setHasAnswered] = useState(profile !== null);
  useEffect(() => {
    void load().then(() => setHasAnswered(true));
  }, [load]);
  // A profile that could not be loaded can still be filled in.
  if (!hasAnswered) return <WaitingSteps />;
  return (
    <Steps
      data={data}
      profileName={profile?.full_name ?? ''}
      settings={newsletterSettings ?? noNewsletters}
    />
  );
}
