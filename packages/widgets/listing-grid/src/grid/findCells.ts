/** The cells of all cards of a grid in order, across all chunks. */
export function findCells(cards: Element | null): Element[] {
  return [...(cards?.querySelectorAll(':scope > ul > li') ?? [])];
}
