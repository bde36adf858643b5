import type { ReactNode } from 'react';

interface ScrollAreaProps {
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** Makes a scrolling element focusable: otherwise it cannot be scrolled by keyboard in every browser. */
const TAB_STOP = 0;

export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  return (
    <div role="group" aria-label={label} tabIndex={TAB_STOP} className={className}>
      {children}
    </div>
  );
}
