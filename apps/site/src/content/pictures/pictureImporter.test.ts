import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createImageQueue } from '../../media/images/createImageQueue';
import { createImageServer } from '../../media/images/createImageServer';
import type { Database } from '../../platform/database/Database';
import { createOutboundClient } from '../../platform/outbound/createOutboundClient';
import { createPhonePhoto, createTwoColourImage } from '../../testing/drawPicture';
import { hostilePictures } from '../../testing/hostilePictures';
import { listFiles } from '../../testing/listFiles';
import { startWebServer, type ReceivedRequest, type WebServer } from '../../testing/startWebServer';
import { testEngines } from '../../testing/testEngines';
import { createPhotoFiles } from '../photos/upload/createPhotoFiles';
import { createPictureFolder } from './createPictureFolder';
import { createPictureImporter } from './createPictureImporter';

type Answer = (request: ReceivedRequest, response: ServerResponse) => unknown;

describe.each(testEngines)('OWN-5 pictures brought in by their addresses, on $name', (engine) => {
  let dataDir: string;
  let database: Database;
  let server: WebServer;
  let answers: Record<string, Answer>;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'cityguide-pictures-'));
    database = await engine.create();
    answers = {};
    server = await startWebServer((request, response) => {
      const answer = answers[request.path.split('?')[0] ?? ''];
      return answer ? answer(request, response) : response.writeHead(404).end();
    });
  });
  afterEach(async () => {
    await server.stop();
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  const createImporter = ({
    hosts = [server.host],
    timeoutMs,
  }: { hosts?: string[]; timeoutMs?: number } = {}) => {
    const queue = createImageQueue();
    const images = createImageServer({ database, dataDir, queue, reportError: () => undefined });
    return createPictureImporter({
      database,
      client: createOutboundClient(hosts),
      files: createPhotoFiles({ dataDir, queue, images }),
      folder: createPictureFolder({ dataDir, queue }),
      now: Date.now,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
  };
  const bringIn = (path: string, options?: Parameters<typeof createImporter>[0]) =>
    createImporter(options).bringIn(`${server.origin}${path}`);
  const answerWith =
    (bytes: Buffer, etag?: string): Answer =>
    (request, response) => {
      if (etag !== undefined) response.setHeader('etag', etag);
      if (etag !== undefined && request.headers['if-none-match'] === etag)
        return response.writeHead(304).end();
      return response.end(bytes);
    };

  it('OWN-5.checked it is stored as an upload is: upright, as JPEG, without its metadata', async () => {
    answers['/phone.jpg'] = answerWith(await createPhonePhoto());
    const picture = await bringIn('/phone.jpg');
    expect(picture).toMatchObject({ width: 60, height: 90 });
    expect(picture.imagePath).toMatch(/^brought-in\/[0-9a-f]{40}\.jpg$/);
    expect(listFiles(dataDir)).toEqual([picture.imagePath.split('/')[1]]);
  });

  it('OWN-5.once the same address with the same ETag is not sent again', async () => {
    answers['/a.jpg'] = answerWith(await createTwoColourImage(), '"v1"');
    const [first, second] = [await bringIn('/a.jpg'), await bringIn('/a.jpg')];
    expect(second).toMatchObject(first);
    expect(server.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"']);
    answers['/a.jpg'] = answerWith(await createTwoColourImage({ width: 30 }), '"v2"');
    expect(await bringIn('/a.jpg')).toMatchObject({ width: 30 });
  });

  it('OWN-5.once the same picture at several addresses, also at once, is one file', async () => {
    const bytes = await createTwoColourImage();
    for (const path of ['/a.jpg', '/b.jpg', '/c.jpg']) answers[path] = answerWith(bytes);
    const importer = createImporter();
    const paths = ['/a.jpg', '/b.jpg', '/c.jpg', '/a.jpg?size=large', '/a.jpg'];
    const pictures = await Promise.all(paths.map((path) => importer.bringIn(`${server.origin}${path}`)));
    expect(new Set(pictures.map(({ imagePath }) => imagePath)).size).toBe(1);
    expect(listFiles(dataDir)).toHaveLength(1);
  });

  it('OWN-5.once a file that was lost is fetched again', async () => {
    answers['/a.jpg'] = answerWith(await createTwoColourImage(), '"v1"');
    await bringIn('/a.jpg');
    rmSync(join(dataDir, 'images', 'brought-in'), { recursive: true });
    await bringIn('/a.jpg');
    expect(listFiles(dataDir)).toHaveLength(1);
  });

  it('OWN-5.down a picture that is known stays while its server is down', async () => {
    answers['/a.jpg'] = answerWith(await createTwoColourImage());
    const known = await bringIn('/a.jpg');
    answers['/a.jpg'] = (_request, response) => response.writeHead(503).end();
    expect(await bringIn('/a.jpg')).toMatchObject(known);
    answers['/a.jpg'] = (_request, response) => response.destroy();
    expect(await bringIn('/a.jpg')).toMatchObject(known);
    answers['/a.jpg'] = (_request, response) => response.writeHead(404).end();
    await expect(bringIn('/a.jpg')).rejects.toThrow('answered with 404');
  });

  it.each(Object.entries(hostilePictures))(
    'OWN-5.checked %s is refused, and nothing of it stays',
    async (_name, make) => {
      answers['/a.jpg'] = answerWith(await make());
      await expect(bringIn('/a.jpg')).rejects.toThrow(/JPEG|megapixels|damaged|empty/);
      expect(listFiles(dataDir)).toEqual([]);
    },
  );

  it('OWN-5.size a picture that says it is too large is not received', async () => {
    answers['/a.jpg'] = (_request, response) => {
      response.writeHead(200, { 'content-length': String(10 * 1024 ** 3) }).write('x');
    };
    await expect(bringIn('/a.jpg')).rejects.toThrow('larger than 20 MB');
    expect(listFiles(dataDir)).toEqual([]);
  });

  it('OWN-5.size a stream without end is ended at the size of an upload', async () => {
    let sentBytes = 0;
    function* sendEndlessly() {
      for (const chunk = Buffer.alloc(256 * 1024, 1); ; sentBytes += chunk.length) yield chunk;
    }
    const ended = new Promise<void>((resolve) => {
      answers['/endless.jpg'] = (_request, response) => {
        response.once('close', resolve);
        Readable.from(sendEndlessly()).pipe(response);
      };
    });
    await expect(bringIn('/endless.jpg')).rejects.toThrow('larger than 20 MB');
    await ended;
    // What is on its way when the connection ends is in the system's buffers.
    expect(sentBytes).toBeLessThan(40 * 1024 ** 2);
    expect(listFiles(dataDir)).toEqual([]);
  });

  it('OWN-5.time one that never comes to an end takes no longer than its time', async () => {
    answers['/slow.jpg'] = (_request, response) => {
      const drip = setInterval(() => response.write('x'), 20);
      response.once('close', () => clearInterval(drip));
    };
    await expect(bringIn('/slow.jpg', { timeoutMs: 300 })).rejects.toThrow('longer than 0.3 seconds');
    answers['/silent.jpg'] = () => undefined;
    await expect(bringIn('/silent.jpg', { timeoutMs: 300 })).rejects.toThrow('longer than 0.3 seconds');
    expect(listFiles(dataDir)).toEqual([]);
  });

  it('OWN-5.redirects a few redirects are followed, and each is checked', async () => {
    const redirect =
      (location: string): Answer =>
      (_request, response) =>
        response.writeHead(302, { location }).end();
    answers['/a.jpg'] = answerWith(await createTwoColourImage());
    answers['/r1'] = redirect('/a.jpg');
    answers['/r2'] = redirect('/r1');
    answers['/r3'] = redirect(`${server.origin}/r2`);
    answers['/r4'] = redirect('/r3');
    expect(await bringIn('/r3')).toMatchObject({ width: 90 });
    await expect(bringIn('/r4')).rejects.toThrow('More than 3 redirects');
    const inside = await startWebServer((_request, response) => response.end('secret'));
    for (const location of [inside.origin, `//${inside.host}/`, 'http://169.254.169.254/', 'http://[::1]/']) {
      answers['/inside'] = redirect(location);
      await expect(bringIn('/inside')).rejects.toThrow('is not on the public internet');
    }
    answers['/file'] = redirect('file:///etc/passwd');
    await expect(bringIn('/file')).rejects.toThrow('must begin with https://');
    expect(inside.requests).toEqual([]);
    await inside.stop();
  });

  it('OWN-5.public a name that leads to this machine is refused, and nothing is asked', async () => {
    const { port } = new URL(server.origin);
    answers['/a.jpg'] = answerWith(await createTwoColourImage());
    for (const address of [`http://localhost:${port}/a.jpg`, `http://127.0.0.1:${port}/a.jpg`])
      await expect(createImporter({ hosts: [] }).bringIn(address)).rejects.toThrow(
        'is not on the public internet',
      );
    expect(server.requests).toEqual([]);
  });

  it('OWN-5.checked one that is compressed on the way is refused', async () => {
    answers['/a.jpg'] = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
    await expect(bringIn('/a.jpg')).rejects.toThrow('compressed (gzip)');
  });
});
