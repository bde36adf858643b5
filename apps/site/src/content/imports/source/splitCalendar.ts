/** A component of an iCalendar file as text, and the line it begins in, from 1. */
export interface CalendarBlock {
  line: number;
  text: string;
}

/** The time zones and events of an iCalendar file, each by itself: one that is wrong does not keep the others from being read. */
export function splitCalendar(text: string): { zones: CalendarBlock[]; events: CalendarBlock[] } {
  const blocks = { VTIMEZONE: [] as CalendarBlock[], VEVENT: [] as CalendarBlock[] };
  let current: { name: keyof typeof blocks; line: number; lines: string[] } | undefined;
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const [, begun] = /^BEGIN:(VTIMEZONE|VEVENT)\s*$/i.exec(line) ?? [];
    const name = begun?.toUpperCase();
    if (name === 'VTIMEZONE' || name === 'VEVENT') current = { name, line: index + 1, lines: [] };
    current?.lines.push(line);
    if (!current || !new RegExp(`^END:${current.name}\\s*$`, 'i').test(line)) continue;
    blocks[current.name].push({ line: current.line, text: current.lines.join('\r\n') });
    current = undefined;
  }
  return { zones: blocks.VTIMEZONE, events: blocks.VEVENT };
}
