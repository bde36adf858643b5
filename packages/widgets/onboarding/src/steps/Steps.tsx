import { useSite, useStore } from '@cityguide/store/react';
import type { NewsletterSettings } from '@cityguide/store';
import { LiveRegion } from '@cityguide/ui';
import { useEffect, useRef, useState } from 'react';
import type { Data } from '../definition';
import { FavouritesStep } from '../favourites/FavouritesStep';
import { ExitLink } from '../exit/ExitLink';
import { useExit } from '../exit/useExit';
import { NameStep } from '../name/NameStep';
import { NewslettersStep } from '../newsletters/NewslettersStep';
import { Progress } from '../progress/Progress';
import { useMessages } from '../useMessages';
import { listSteps } from './listSteps';
import styles from './Steps.module.css';
import type { StepNavigation } from './StepNavigation';
import { useStepIndex } from './useStepIndex';

interface StepsProps {
  data: Data;
  /** The initial values from the profile. */
  profileName: string;
  settings: NewsletterSettings;
}

/** The member's steps, one at a time. Their values are kept when the member goes back. */
export function Steps({ data, profileName, settings }: StepsProps) {
  const { profile } = useStore();
  const messages = useMessages();
  const names = listSteps(useSite());
  const { index, forward, back } = useStepIndex(names.length);
  const [name, setName] = useState(profileName);
  const [newsletters, setNewsletters] = useState(settings);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { link, isExiting, exit } = useExit();
  useFocusOnStep(headingRef, index);

  /** Clears the server's errors about the previous step. */
  const clearingErrors = (go: () => void) => () => {
    profile.clearUpdate();
    go();
  };
  const isLast = index === names.length - 1;
  const navigation: StepNavigation = {
    headingRef,
    isLast,
    isExiting,
    onBack: index > 0 ? clearingErrors(back) : undefined,
    onSkip: isLast ? undefined : clearingErrors(forward),
    onDone: isLast ? exit : clearingErrors(forward),
  };

  return (
    <div className={styles.steps}>
      <div className={styles.side}>
        <Progress names={names} index={index} />
        <div className={styles.leave}>
          <ExitLink ref={link} />
        </div>
      </div>
      {names[index] === 'name' && <NameStep navigation={navigation} name={name} onChange={setName} />}
      {names[index] === 'newsletters' && (
        <NewslettersStep navigation={navigation} settings={newsletters} onChange={setNewsletters} />
      )}
      {names[index] === 'favourites' && <FavouritesStep navigation={navigation} data={data} />}
      <LiveRegion message={messages.stepOf(index + 1, names.length)} />
    </div>
  );
}

/** Moves the focus to the heading of each step after the first one shown. */
function useFocusOnStep(headingRef: { current: HTMLHeadingElement | null }, index: number): void {
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    headingRef.current?.focus();
  }, [headingRef, index]);
}
