/**
 * `resize` fits the image into the box, `crop` cuts the box out of its centre, `resize_then_crop` fills the box and cuts off
 * the rest.
 */
export type ImageCommand = (typeof COMMANDS)[number];

/** A requested image. */
export interface ImageRequest {
  /** Below the images folder, validated. */
  path: string;
  width?: number;
  height?: number;
  command: ImageCommand;
  quality: number;
  format: 'webp' | 'jpeg';
}

export type ParsedImageRequest = { request: ImageRequest } | { status: 400 | 404; message: string };

const COMMANDS = ['resize', 'crop', 'resize_then_crop'] as const;
const DEFAULT_QUALITY = 70;
const ALLOWED_QUALITIES = [50, 60, 70, 80, 90];
/** Boxes as pages use them, and larger ones for high-density screens. With arbitrary sizes anyone could fill the disk. */
const ALLOWED_SIZES = [
  '80x80',
  '160x160',
  '300x200',
  '300x300',
  '400x300',
  '450x300',
  '450x450',
  '600x400',
  '600x450',
  '600x600',
  '610x610',
  '750x500',
  '800x600',
  '900x600',
  '1050x700',
  '1200x630',
  '1200x800',
  '1220x1220',
  '1600x900',
  '1920x1920',
];
/** Widths for `cmd=resize` without a height. */
const ALLOWED_WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920];
const PATH_PATTERN = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.(?:jpe?g|png|webp)$/i;

/** Parses the URL of an image. Parameters that are not the image server's are ignored. */
export function parseImageRequest(
  path: string,
  query: Readonly<Record<string, unknown>>,
  accept: string | undefined,
): ParsedImageRequest {
  if (path.length > 200 || !PATH_PATTERN.test(path))
    return { status: 404, message: 'There is no such picture.' };
  const { w, h, cmd = 'resize', quality = String(DEFAULT_QUALITY) } = query;

  const width = parseDimension(w);
  const height = parseDimension(h);
  if (width === null || height === null) return reject('w and h are whole numbers, each given once.');
  const command = COMMANDS.find((allowed) => allowed === cmd);
  if (!command) return reject(`cmd is one of ${COMMANDS.join(', ')}.`);
  if (command !== 'resize' && (width === undefined || height === undefined)) {
    return reject(`${command} needs w and h.`);
  }
  const qualityNumber = parseDimension(quality);
  if (!qualityNumber || !ALLOWED_QUALITIES.includes(qualityNumber)) {
    return reject(`quality is one of ${ALLOWED_QUALITIES.join(', ')}.`);
  }
  if (!isAllowedSize(width, height)) {
    return reject(
      `Sizes are ${ALLOWED_SIZES.join(', ')}, or one of the widths ${ALLOWED_WIDTHS.join(', ')} without a height.`,
    );
  }
  const format = /\bimage\/webp\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*[,;]|\s*$))/i.test(accept ?? '')
    ? 'webp'
    : 'jpeg';
  return { request: { path, width, height, command, quality: qualityNumber, format } };
}

function isAllowedSize(width: number | undefined, height: number | undefined): boolean {
  if (width === undefined) return height === undefined;
  return height === undefined ? ALLOWED_WIDTHS.includes(width) : ALLOWED_SIZES.includes(`${width}x${height}`);
}

/** Undefined if absent, null if invalid. */
function parseDimension(value: unknown): number | undefined | null {
  if (value === undefined || value === '') return undefined;
  return typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : null;
}

function reject(message: string): ParsedImageRequest {
  return { status: 400, message };
}
