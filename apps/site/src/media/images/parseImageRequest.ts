/**
 * `resize` fits the picture into the box, `crop` cuts the box out of its middle, `resize_then_crop` fills the box and
 * cuts off the rest.
 */
export type ImageCommand = (typeof COMMANDS)[number];

/** A picture as asked for. */
export interface ImageRequest {
  /** Below the images folder, checked. */
  path: string;
  width?: number;
  height?: number;
  command: ImageCommand;
  quality: number;
  format: 'webp' | 'jpeg';
}

export type ParsedImageRequest = { request: ImageRequest } | { status: 400 | 404; words: string };

const COMMANDS = ['resize', 'crop', 'resize_then_crop'] as const;
const DEFAULT_QUALITY = 70;
const QUALITIES = [50, 60, 70, 80, 90];
/** Box of both sides, as places on pages show them and doubled for dense screens. Anyone could fill the disk otherwise. */
const BOXES = [
  '80x80',
  '160x160',
  '300x200',
  '300x300',
  '400x300',
  '600x400',
  '600x600',
  '610x610',
  '800x600',
  '900x600',
  '1200x630',
  '1200x800',
  '1220x1220',
  '1600x900',
  '1920x1920',
];
/** Widths for `cmd=resize` where the height follows. */
const WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920];
const PATH_FORM = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.(?:jpe?g|png|webp)$/i;

/** Checks the address of a picture. Parameters that are not the image server's own are let through unread. */
export function parseImageRequest(
  path: string,
  query: Readonly<Record<string, unknown>>,
  accept: string | undefined,
): ParsedImageRequest {
  if (path.length > 200 || !PATH_FORM.test(path)) return { status: 404, words: 'There is no such picture.' };
  const { w, h, cmd = 'resize', quality = String(DEFAULT_QUALITY) } = query;

  const width = readNumber(w);
  const height = readNumber(h);
  if (width === null || height === null) return refuse('w and h are whole numbers, each given once.');
  const command = COMMANDS.find((known) => known === cmd);
  if (!command) return refuse(`cmd is one of ${COMMANDS.join(', ')}.`);
  if (command !== 'resize' && (width === undefined || height === undefined)) {
    return refuse(`${command} needs w and h.`);
  }
  const qualityNumber = readNumber(quality);
  if (!qualityNumber || !QUALITIES.includes(qualityNumber)) {
    return refuse(`quality is one of ${QUALITIES.join(', ')}.`);
  }
  if (!isAllowedSize(width, height)) {
    return refuse(
      `Sizes are ${BOXES.join(', ')}, or one of the widths ${WIDTHS.join(', ')} without a height.`,
    );
  }
  const format = /\bimage\/webp\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*[,;]|\s*$))/i.test(accept ?? '')
    ? 'webp'
    : 'jpeg';
  return { request: { path, width, height, command, quality: qualityNumber, format } };
}

function isAllowedSize(width: number | undefined, height: number | undefined): boolean {
  if (width === undefined) return height === undefined;
  return height === undefined ? WIDTHS.includes(width) : BOXES.includes(`${width}x${height}`);
}

/** Undefined where absent, null where it is no such number. */
function readNumber(value: unknown): number | undefined | null {
  if (value === undefined || value === '') return undefined;
  return typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : null;
}

function refuse(words: string): ParsedImageRequest {
  return { status: 400, words };
}
