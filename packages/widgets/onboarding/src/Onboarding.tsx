import { useProfile, useSession, useStore } from '@cityguide/store/react';
import type { WidgetProps } from '@cityguide/widget-kit';
import { useEffect, useState } from 'react';
import type { definition } from './definition';
import { LoginPrompt } from './signed-out/LoginPrompt';
import { Steps } from './steps/Steps';
import { Skeleton, VisuallyHidden } from '@cityguide/ui';
import { useMessages } from './useMessages';
import styles from './steps/StepsSkeleton.module.css';

const noNewsletters = {
  is_news_category_newsletter_active: false,
  is_events_category_newsletter_active: false,
  is_foods_category_newsletter_active: false,
  is_newsletter_promotions_active: false,
};

/** The first steps of a new member (DASH-5), filled in from the profile. */
export function Onboarding({ data }: WidgetProps<typeof definition>) {
  const { status } = useSession();
  if (status === 'guest') return <LoginPrompt />;
  return status === 'authenticated' ? <MemberSteps data={data} /> : <StepsSkeleton />;
}

function MemberSteps({ data }: Pick<WidgetProps<typeof definition>, 'data'>) {
  const { load } = useStore().profile;
  const { profile, newsletterSettings } = useProfile();
  const [isLoaded, setIsLoaded] = useState(profile !== null);
  useEffect(() => {
    void load().then(() => setIsLoaded(true));
  }, [load]);
  // The steps also work if the profile could not be loaded.
  if (!isLoaded) return <StepsSkeleton />;
  return (
    <Steps
      data={data}
      profileName={profile?.full_name ?? ''}
      settings={newsletterSettings ?? noNewsletters}
    />
  );
}

/** Shown until it is known whether the visitor is a member. */
function StepsSkeleton() {
  const messages = useMessages();
  return (
    <div className={styles.waiting} aria-busy="true">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Skeleton shape="title" isShort />
      <Skeleton />
      <Skeleton isShort />
    </div>
  );
}
