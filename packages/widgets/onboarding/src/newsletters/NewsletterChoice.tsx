import { Icon, type IconProps } from '@cityguide/ui';
import { useId } from 'react';
import styles from './NewsletterChoice.module.css';

interface NewsletterChoiceProps {
  name: string;
  icon: IconProps['shape'];
  title: string;
  help: string;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

/** One newsletter as a large box to tick. */
export function NewsletterChoice({ name, icon, title, help, isChosen, onChoose }: NewsletterChoiceProps) {
  const id = useId();
  return (
    <label className={styles.choice}>
      <span className={styles.drawing}>
        <Icon shape={icon} size={24} />
      </span>
      <span className={styles.words}>
        <span id={`${id}title`} className={styles.title}>
          {title}
        </span>
        <span id={`${id}help`} className={styles.help}>
          {help}
        </span>
      </span>
      <input
        className={styles.box}
        type="checkbox"
        name={name}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}help`}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
    </label>
  );
}
