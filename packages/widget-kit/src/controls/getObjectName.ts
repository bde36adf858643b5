/** Name of the object of a mount point; empty if the page has none. */
export const getObjectName = ({ dataset }: HTMLElement): string => dataset.name?.trim() ?? '';
