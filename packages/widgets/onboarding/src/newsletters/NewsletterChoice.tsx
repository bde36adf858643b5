import { Icon, type IconProps } from '@cityguide/ui';
import { useId } from 'react';
import styles from './NewsletterChoice.module.css';

interface NewsletterChoiceProps {
  name: string;
  icon: IconProps['icon'];
  title: string;
  help: string;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
}

/** One newsletter as a large checkbox. */
export function NewsletterChoice({ name, icon, title, help, isChecked, onChange }: NewsletterChoiceProps) {
  const id = useId();
  return (
    <label className={styles.choice}>
      <span className={styles.drawing}>
        <Icon icon={icon} size={24} />
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
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
