import sharp from 'sharp';

export interface Drawing {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif';
}

/** A picture whose left half is red and whose right half is blue. */
export async function drawHalves({ width = 90, height = 60, format = 'jpeg' }: Drawing = {}) {
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

/** The same as a phone held upright stores it: lying on its side, with the place where it was taken. */
export async function drawFromPhone(): Promise<Buffer> {
  return sharp(await drawHalves())
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
