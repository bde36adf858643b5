import { screen } from '@testing-library/react';
import { openGrid } from '../testing/openGrid';

const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => consoleError.mockRestore());

// A widget that throws is taken out and the CMS's content comes back: EMBED-12, in the tests of the widget kit.
it('ANY-13.missing-call ends with a sentence where the API has no list of places', async () => {
  const opened = openGrid({
    prepare: (backend) => backend.injectFault({ path: 'listings/' }, { kind: 'html', status: 404 }),
  });
  await expect(opened).rejects.toThrow(
    /^GET .*listings\/.* was answered with status 404\. The API lacks this call: see "npm run conformance"/,
  );
});

it('ANY-13.missing-call O-NET-02 stays and offers another try where the API itself says 404', async () => {
  await openGrid({
    prepare: (backend) => backend.injectFault({ path: 'listings/' }, { kind: 'fail', status: 404 }),
  });
  await screen.findByRole('button', { name: 'Try again' });
});
