/** The attribute of an option: `subType` → `data-sub-type`. */
export function getAttributeName(optionName: string): string {
  return `data-${optionName.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
