/** Such as `2.4 MB`, or `340 kB` below one megabyte. */
export function formatBytes(bytes: number, language: string | undefined): string {
  const isLarge = bytes >= 1024 ** 2;
  const digits = isLarge ? 1 : 0;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(bytes / (isLarge ? 1024 ** 2 : 1024));
}
