import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styles from './Pagination.module.css';

interface PageLinkProps {
  /** Without one there is no such page, and the words stand there inert. */
  href: string | undefined;
  label?: string | undefined;
  isCurrent?: boolean;
  look: 'number' | 'step';
  onGo(): void;
  children: ReactNode;
}

/** A link to a page of the list. It opens in another tab as links do; Space turns the page as Enter does. */
export function PageLink({ href, label, isCurrent = false, look, onGo, children }: PageLinkProps) {
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
    if (!isCurrent) onGo();
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    if (!isCurrent && !event.repeat) onGo();
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
