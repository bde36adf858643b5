import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styles from './Pagination.module.css';

interface PageLinkProps {
  /** Without one there is no such page, and the text is not a link. */
  href: string | undefined;
  label?: string | undefined;
  isCurrent?: boolean;
  look: 'number' | 'step';
  onSelect(): void;
  children: ReactNode;
}

/** A link to a page of the list. It can be opened in a new tab; Space works like Enter. */
export function PageLink({ href, label, isCurrent = false, look, onSelect, children }: PageLinkProps) {
  const shape = `${styles.item} ${styles[look]}`;
  if (href === undefined) {
    return (
      <span className={shape} role="link" aria-disabled="true">
        {children}
      </span>
    );
  }

  function handleClick(event: MouseEvent) {
    const wantsTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (wantsTab) return;
    event.preventDefault();
    if (!isCurrent) onSelect();
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    if (!isCurrent && !event.repeat) onSelect();
  }

  return (
    <a
      className={shape}
      href={href}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      <span>{children}</span>
    </a>
  );
}
