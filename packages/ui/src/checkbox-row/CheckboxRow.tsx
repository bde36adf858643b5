import { useId } from 'react';
import { Icon, type IconProps } from '../icon/Icon';
import styles from './CheckboxRow.module.css';

interface CheckboxRowProps {
  icon: IconProps['icon'];
  title: string;
  help: string;
  /** Of the whole row, and of the checkbox or switch in it. */
  classNames: { row: string | undefined; input: string | undefined };
  role?: 'switch';
  name: string;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
}

/** A checkbox or switch with an icon, a title and a line of help. The whole row is its label; the title alone its name. */
export function CheckboxRow({
  icon,
  title,
  help,
  classNames,
  role,
  name,
  isChecked,
  onChange,
}: CheckboxRowProps) {
  const id = useId();
  return (
    <label className={`${styles.row} ${classNames.row}`}>
      <span className={styles.icon}>
        <Icon icon={icon} size={24} />
      </span>
      <span className={styles.text}>
        <span id={`${id}title`} className={styles.title}>
          {title}
        </span>
        <span id={`${id}help`} className={styles.help}>
          {help}
        </span>
      </span>
      <input
        className={classNames.input}
        type="checkbox"
        role={role}
        name={name}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}help`}
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
