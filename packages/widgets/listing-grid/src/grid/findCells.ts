/** The places of all cards of a grid in their order, whatever run each belongs to. */
export function findCells(cards: Element | null): Element[] {
  return [...(cards?.querySelectorAll(':scope > ul > li') ?? [])];
}
