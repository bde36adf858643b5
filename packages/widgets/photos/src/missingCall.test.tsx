import { openPhotos } from './testing/openPhotos';

const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => consoleError.mockRestore());

// A widget that throws is taken out and the CMS's content comes back: EMBED-12, in the tests of the widget kit.
it('ANY-13.missing-call ends with a sentence where the API has no photos', async () => {
  const opened = openPhotos({
    prepare: (_photos, backend) => backend.injectFault({ path: 'photos/' }, { kind: 'html', status: 404 }),
  });
  await expect(opened).rejects.toThrow(
    /^GET .*photos\/.* was answered with status 404\. The API lacks this call/,
  );
});
