/** The attribute that carries an option: `subType` → `data-sub-type`. */
export function attributeOf(optionName: string): string {
  return `data-${optionName.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
