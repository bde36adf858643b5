import { CalendarIcon, Icon, NewspaperIcon, TagIcon, UtensilsIcon, type IconProps } from '@cityguide/ui';
import { useId } from 'react';
import type { NewsletterFlag } from './newsletterMessages';
import styles from './NewsletterSwitch.module.css';

const icons: Readonly<Record<NewsletterFlag, IconProps['icon']>> = {
  is_news_category_newsletter_active: NewspaperIcon,
  is_events_category_newsletter_active: CalendarIcon,
  is_foods_category_newsletter_active: UtensilsIcon,
  is_newsletter_promotions_active: TagIcon,
};

interface NewsletterSwitchProps {
  flag: NewsletterFlag;
  title: string;
  help: string;
  isOn: boolean;
  onSwitch(isOn: boolean): void;
}

/** The switch of one newsletter. The whole row is its label. */
export function NewsletterSwitch({ flag, title, help, isOn, onSwitch }: NewsletterSwitchProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={styles.drawing}>
        <Icon icon={icons[flag]} size={24} />
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
        className={styles.switch}
        type="checkbox"
        role="switch"
        name={flag}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}help`}
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </label>
  );
}
