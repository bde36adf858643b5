import { drawFromPhone, drawHalves } from '@cityguide/site/testing/drawPicture';
import { hostilePictures } from '@cityguide/site/testing/hostilePictures';
import sharp from 'sharp';
import type { Line } from '../../Line';
import { headerOf, jsonOf, type Received } from '../../http/Received';
import { apiPaths } from '../../site/apiPaths';
import { buildUpload, uploadPhoto } from '../../site/uploadPhoto';
import { LEAKS } from '../../vectors/leaks';
import { hostileForms } from '../../vectors/hostileForms';
import { findObject } from '../sessions/foreignObjects';

const FILE_NAMES = [
  '../../../evil.jpg',
  '..\\..\\evil.jpg',
  '/etc/passwd',
  'x.php',
  'x.jpg.php',
  'x.svg',
  'x.html',
  'x\u0000.jpg',
  'x.jpg\r\nX-Injected: yes',
  '"><script>alert(1)</script>.jpg',
  '.htaccess',
  'CON.jpg',
  'a'.repeat(5000),
  '',
  '${7*7}.jpg',
  "'; drop table photos; --.jpg",
];
const TYPES = [
  'image/svg+xml',
  'text/html',
  'application/x-php',
  'image/jpeg; charset=utf-7',
  '*/*',
  '',
  'multipart/mixed; boundary=x',
];

/** A name that the site has made. */
const OWN_NAME = /"prism_image_url":"\/images\/uploads\/[\da-f]{32}\.(?:jpg|jpeg|webp|png)"/;

export const uploads: Line = {
  number: 15,
  threat: 'an upload that is more than a photo',
  rule: 'What is kept is a picture that was drawn anew: no place, no script, no foreign name; all else is refused in words.',
  async attack(site, trials) {
    const { browser } = await site.members.maya();
    const listing = await findObject(site, 'favourites');
    const upload = (form: Partial<Parameters<typeof buildUpload>[0]> & { file: Buffer }) =>
      uploadPhoto(site, browser, buildUpload({ listing, ...form }));
    const isRefused = ({ status, text }: Received) => [400, 413, 415].includes(status) && !LEAKS.test(text);
    const loadKept = async (answer: Received) => {
      const { prism_image_url: address } = (jsonOf(answer) ?? {}) as { prism_image_url?: string };
      return address === undefined
        ? undefined
        : site.client.send({ path: address, headers: { accept: 'image/*' } });
    };

    for (const [name, draw] of Object.entries(hostilePictures))
      trials.judge(name, await upload({ file: Buffer.from(await draw()) }), isRefused);
    const photo = await drawHalves();
    for (const fileName of FILE_NAMES) {
      const answer = await upload({ file: photo, fileName });
      trials.judge(
        `a file called ${fileName.slice(0, 60)}`,
        answer,
        ({ status, text }) => status > 0 && status < 500 && (status !== 201 || OWN_NAME.test(text)),
      );
    }
    for (const type of TYPES) {
      const answer = await upload({ file: photo, type });
      trials.judge(`a photo that claims to be ${type}`, answer, ({ status }) => status < 500 && status > 0);
      const kept = answer.status === 201 ? await loadKept(answer) : undefined;
      if (kept)
        trials.expect(
          `its type`,
          /^image\/(webp|jpeg)$/.test(headerOf(kept, 'content-type')) &&
            headerOf(kept, 'x-content-type-options') === 'nosniff',
          headerOf(kept, 'content-type'),
        );
    }
    const marker = '<script>alert("attack-polyglot")</script>';
    const polyglots = [
      Buffer.concat([photo, Buffer.from(marker)]),
      await sharp(photo)
        .withMetadata({ exif: { IFD0: { ImageDescription: marker, Copyright: marker } } })
        .jpeg()
        .toBuffer(),
      Buffer.concat([
        photo.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, marker.length + 2]),
        Buffer.from(marker),
        photo.subarray(2),
      ]),
      await drawFromPhone(),
    ];
    for (const [turn, file] of polyglots.entries()) {
      const answer = await upload({ file });
      const kept = answer.status === 201 ? await loadKept(answer) : undefined;
      const hasMetadata = kept?.status === 200 && (await sharp(kept.body).metadata()).exif !== undefined;
      const isClean =
        !kept ||
        (!kept.body.includes('attack-polyglot') && !kept.body.includes('Lanternworks') && !hasMetadata);
      trials.expect(`what is served of polyglot ${turn + 1}`, isClean, kept?.status ?? answer.status);
    }
    for (const [name, form] of Object.entries(hostileForms(photo))) {
      const answer = await browser.send('POST', apiPaths.photos, form);
      trials.judge(name, answer, ({ status, text }) => status >= 400 && status < 500 && !LEAKS.test(text));
    }
    for (const id of ['0', '-1', '999999999', '1 or 1=1', '', 'NaN', '1e3', '../1', '\u0000'])
      trials.judge(
        `for the place ${id}`,
        await upload({ file: photo, listing: id }),
        ({ status }) => status === 400,
      );
    for (const description of ['x'.repeat(20_000), '\u0000', '\u001b[31m', '\ud800'])
      trials.judge(
        `described by ${JSON.stringify(description.slice(0, 9))}`,
        await upload({ file: photo, description }),
        ({ status }) => status === 400 || status === 201,
      );
    trials.answers(
      'by a guest',
      await site.browse().send('POST', apiPaths.photos, buildUpload({ listing, file: photo })),
      [403],
    );
  },
};
