/** Such as `2.4 MB`. */
export function formatBytes(bytes: number, language: string | undefined): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** 2);
}
