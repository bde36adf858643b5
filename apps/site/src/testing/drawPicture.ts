import sharp from 'sharp';

export interface ImageOptions {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif';
}

/** An image whose left half is red and whose right half is blue. */
export async function createTwoColourImage({ width = 90, height = 60, format = 'jpeg' }: ImageOptions = {}) {
  const half = await sharp({
    create: { width: Math.ceil(width / 2), height, channels: 3, background: 'blue' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input: half, left: Math.floor(width / 2), top: 0 }])
    .toFormat(format)
    .toBuffer();
}

/** The same as stored by a phone held upright: rotated by its EXIF orientation, and with its location. */
export async function createPhonePhoto(): Promise<Buffer> {
  return sharp(await createTwoColourImage())
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Make: 'Lanternworks', ImageDescription: 'at home' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '43/1 39/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '79/1 23/1 0/1',
        },
      },
    })
    .jpeg()
    .toBuffer();
}
