import sharp from 'sharp';
import { planShots } from './planShots';
import { readVp8Frame } from './readVp8Frame';
import { writeWebm } from './writeWebm';

const WIDTH = 600;
const HEIGHT = 400;
const FRAMES_PER_SECOND = 10;
const QUALITY = 45;

/**
 * A silent film of this length, in which a camera moves over the picture. Takes about a hundredth of a second per
 * frame.
 */
export async function makeFilm({
  picture,
  key,
  seconds,
}: {
  picture: Buffer;
  /** Determines the camera's path. */
  key: string;
  seconds: number;
}): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const viewAt = planShots(key, seconds);

  async function renderFrame(index: number): Promise<Buffer> {
    const { left, top, size } = viewAt(index / FRAMES_PER_SECOND);
    const part = { width: Math.floor(width * size), height: Math.floor(height * size) };
    const webp = await sharp(data, { raw: { width, height, channels } })
      .extract({
        ...part,
        left: Math.min(width - part.width, Math.round(width * left)),
        top: Math.min(height - part.height, Math.round(height * top)),
      })
      .resize(WIDTH, HEIGHT, { kernel: 'linear' })
      .webp({ quality: QUALITY, effort: 0 })
      .toBuffer();
    return readVp8Frame(webp);
  }

  const frames: Buffer[] = [];
  for (let index = 0; index < seconds * FRAMES_PER_SECOND; index += 1) frames.push(await renderFrame(index));
  return writeWebm({ width: WIDTH, height: HEIGHT, framesPerSecond: FRAMES_PER_SECOND, frames });
}
