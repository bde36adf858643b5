import { createMockBackend } from '@cityguide/api/mocks';
import { defaultSiteConfig, type SiteConfig } from '@cityguide/site-config';
import { openStore } from '@cityguide/store/testing';
import { enhancePage } from '@cityguide/widget-kit/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import widget from '../widget';

let close: () => void;
afterEach(() => close());

/** A page whose mount point has no form of its own. */
async function openPage(links: SiteConfig['links']) {
  const backend = createMockBackend();
  const opened = openStore(backend, { ...defaultSiteConfig, links });
  const html = '<div data-widget="newsletter"></div>';
  const page = await enhancePage(widget, { html, store: opened.store, site: { links } });
  close = () => {
    page.stop();
    opened.close();
  };
  return {
    hrefs: () => screen.queryAllByRole('link').map((link) => link.getAttribute('href')),
    posts: () => backend.calls.filter(({ path }) => path === 'profiles/guest-newsletters/'),
  };
}

describe('the links of the form that the widget makes', () => {
  it('ANY-10.template lead to the pages that the CMS has', async () => {
    const page = await openPage({ privacy: '/legal/privacy/', contact: false });
    expect(page.hrefs()).toEqual(['/legal/privacy/', '/termsofservice/']);
  });

  it('ANY-10.off are left out where they are off, and the form still works', async () => {
    const page = await openPage({ others: false });
    expect(page.hrefs()).toEqual([]);
    expect(screen.getByRole('form')).not.toHaveAttribute('action');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(page.posts()).toHaveLength(1));
  });
});
