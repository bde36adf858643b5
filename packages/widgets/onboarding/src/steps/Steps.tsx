import { useSite, useStore } from '@cityguide/store/react';
import type { NewsletterSettings } from '@cityguide/store';
import { LiveRegion } from '@cityguide/ui';
import { useEffect, useRef, useState } from 'react';
import type { Data } from '../definition';
import { FavouritesStep } from '../favourites/FavouritesStep';
import { LeaveLink } from '../leave/LeaveLink';
import { useLeave } from '../leave/useLeave';
import { NameStep } from '../name/NameStep';
import { NewslettersStep } from '../newsletters/NewslettersStep';
import { Progress } from '../progress/Progress';
import { useMessages } from '../words/useMessages';
import { listSteps } from './stepNames';
import styles from './Steps.module.css';
import type { StepWays } from './StepWays';
import { useStepIndex } from './useStepIndex';

interface StepsProps {
  data: Data;
  /** As the profile has them when the steps begin. */
  profileName: string;
  settings: NewsletterSettings;
}

/** The member's steps, one at a time. What was typed in one is there again when they come back to it. */
export function Steps({ data, profileName, settings }: StepsProps) {
  const { profile } = useStore();
  const words = useMessages();
  const names = listSteps(useSite());
  const { index, forward, back } = useStepIndex(names.length);
  const [name, setName] = useState(profileName);
  const [newsletters, setNewsletters] = useState(settings);
  const title = useRef<HTMLHeadingElement>(null);
  const { link, isLeaving, leave } = useLeave();
  useFocusOnStep(title, index);

  /** What the server said about one step is not about the next. */
  const afresh = (go: () => void) => () => {
    profile.clearUpdate();
    go();
  };
  const isLast = index === names.length - 1;
  const ways: StepWays = {
    title,
    isLast,
    isLeaving,
    onBack: index > 0 ? afresh(back) : undefined,
    onSkip: isLast ? undefined : afresh(forward),
    onDone: isLast ? leave : afresh(forward),
  };

  return (
    <div className={styles.steps}>
      <div className={styles.side}>
        <Progress names={names} index={index} />
        <div className={styles.leave}>
          <LeaveLink ref={link} />
        </div>
      </div>
      {names[index] === 'name' && <NameStep ways={ways} name={name} onType={setName} />}
      {names[index] === 'newsletters' && (
        <NewslettersStep ways={ways} settings={newsletters} onChoose={setNewsletters} />
      )}
      {names[index] === 'favourites' && <FavouritesStep ways={ways} data={data} />}
      <LiveRegion message={words.stepOf(index + 1, names.length)} />
    </div>
  );
}

/** Each step that comes after the first shown one is read from its heading on. */
function useFocusOnStep(title: { current: HTMLHeadingElement | null }, index: number): void {
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    title.current?.focus();
  }, [title, index]);
}
