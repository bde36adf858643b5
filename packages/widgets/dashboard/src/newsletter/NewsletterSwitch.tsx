import { CalendarIcon, NewspaperIcon, TagIcon, UtensilsIcon, type IconProps } from '@cityguide/ui';
import { CheckboxRow } from '@cityguide/ui/checkbox-row';
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

/** The switch of one newsletter. */
export function NewsletterSwitch({ flag, title, help, isOn, onSwitch }: NewsletterSwitchProps) {
  return (
    <CheckboxRow
      icon={icons[flag]}
      title={title}
      help={help}
      classNames={{ row: styles.row, input: styles.switch }}
      role="switch"
      name={flag}
      isChecked={isOn}
      onChange={onSwitch}
    />
  );
}
