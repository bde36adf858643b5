/** Name of the object that a mount point is about; empty where the page gives none. */
export const readName = ({ dataset }: HTMLElement): string => dataset.name?.trim() ?? '';
