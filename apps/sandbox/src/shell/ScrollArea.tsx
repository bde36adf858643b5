import type { ReactNode } from 'react';

interface ScrollAreaProps {
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** The place of a part that scrolls in the order of Tab: without one, keys cannot scroll it in every browser. */
const TAB_STOP = 0;

export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  return (
    <div role="group" aria-label={label} tabIndex={TAB_STOP} className={className}>
      {children}
    </div>
  );
}
