import type { IconProps } from '@cityguide/ui';
import { CheckboxRow } from '@cityguide/ui/checkbox-row';
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
export function NewsletterChoice(props: NewsletterChoiceProps) {
  return <CheckboxRow {...props} classNames={{ row: styles.choice, input: styles.box }} />;
}
