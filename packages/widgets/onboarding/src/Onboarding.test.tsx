import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, closeOnboarding, openOnboarding, whenHeading } from './testing/openOnboarding';

afterEach(closeOnboarding);

const NAME = 'What should we call you?';
const NEWSLETTERS = 'What would you like to read?';
const FAVOURITES = 'Which places in Toronto do you love?';
const press = (name: string) => userEvent.click(button(name));

describe('the onboarding', () => {
  it('DASH-5.name DASH-5.newsletters DASH-5.favourites DASH-5.leads-back leads a new member through name, newsletters and favourites, and back to the previous page', async () => {
    const { sent, followedLinks, report } = await openOnboarding();
    await whenHeading(NAME);
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Maya Okafor');
    await press('Continue');
    await whenHeading(NEWSLETTERS);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Food' }));
    await press('Continue');
    await whenHeading(FAVOURITES);
    const [heart] = await screen.findAllByRole('button', { name: /^Save / });
    await userEvent.click(heart!);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await press('Done, take me back');
    await waitFor(() => expect(followedLinks).toEqual(['/places/x/?a=1']));
    expect(sent('PATCH', 'profiles/me/')).toEqual([
      { full_name: 'Maya Okafor' },
      { is_foods_category_newsletter_active: true },
    ]);
    expect(sent('POST', 'favourites/')).toHaveLength(1);
    expect(report).not.toHaveBeenCalled();
  });

  it('DASH-5 shows and announces the progress, and moves the focus to the heading of each new step', async () => {
    await openOnboarding();
    const first = await whenHeading(NAME);
    expect(first).not.toHaveFocus();
    const steps = screen.getByRole('list', { name: 'Your progress' });
    const current = () => steps.querySelector('[aria-current="step"]')?.textContent;
    expect(screen.getByRole('status')).toHaveTextContent('Step 1 of 3');
    expect(current()).toContain('Your name');
    await press('Skip this step');
    expect(await whenHeading(NEWSLETTERS)).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Step 2 of 3');
    expect(current()).toContain('Newsletters');
    expect(steps).toHaveTextContent('Your name (done)');
  });

  it('DASH-5.step-skipped keeps what was typed when moving back and forth', async () => {
    const { sent } = await openOnboarding();
    await whenHeading(NAME);
    await userEvent.type(screen.getByRole('textbox'), 'Maya');
    await press('Skip this step');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Events' }));
    await press('Back');
    expect(await whenHeading(NAME)).toHaveFocus();
    expect(screen.getByRole('textbox')).toHaveValue('Maya');
    await press('Skip this step');
    expect(await screen.findByRole('checkbox', { name: 'Events' })).toBeChecked();
    expect(sent('PATCH', 'profiles/me/')).toEqual([]);
  });

  it('DASH-5 goes back one step by the browser’s Back', async () => {
    await openOnboarding();
    await whenHeading(NAME);
    await press('Skip this step');
    await whenHeading(NEWSLETTERS);
    history.back();
    expect(await whenHeading(NAME)).toBeInTheDocument();
    history.forward();
    expect(await whenHeading(NEWSLETTERS)).toBeInTheDocument();
  });

  it('stays at its step when a link within the page is followed', async () => {
    await openOnboarding();
    await whenHeading(NAME);
    await press('Skip this step');
    await whenHeading(NEWSLETTERS);
    history.pushState(null, '', '#main');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(screen.getByRole('heading', { name: NEWSLETTERS })).toBeInTheDocument();
    await press('Back');
    expect(await whenHeading(NAME)).toBeInTheDocument();
  });

  it('DASH-5.skipped DASH-5.leads-back can be skipped entirely, and then sends nothing', async () => {
    const { sent, followedLinks } = await openOnboarding();
    await whenHeading(NAME);
    await userEvent.click(screen.getByRole('link', { name: 'Skip, take me back' }));
    expect(followedLinks).toEqual(['/places/x/?a=1']);
    expect(sent('PATCH', 'profiles/me/')).toEqual([]);
  });

  it.each(['https://evil.example/', '//evil.example', '/%2F/evil.example', 'javascript:alert(1)', ''])(
    'AUTH-14 leads home instead of to %j',
    async (next) => {
      await openOnboarding({ address: `/accounts/onboarding?next=${encodeURIComponent(next)}` });
      await whenHeading(NAME);
      expect(screen.getByRole('link', { name: 'Skip, take me back' })).toHaveAttribute('href', '/');
    },
  );

  it('DASH-5 shows the profile’s values, and sends only changes', async () => {
    const { sent } = await openOnboarding({
      prepare({ member }) {
        Object.assign(member.profile, {
          full_name: 'Maya Okafor',
          is_news_category_newsletter_active: true,
        });
      },
    });
    await whenHeading(NAME);
    expect(screen.getByRole('textbox')).toHaveValue('Maya Okafor');
    await press('Continue');
    await whenHeading(NEWSLETTERS);
    expect(screen.getByRole('checkbox', { name: 'News' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Food' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'News' }));
    await press('Continue');
    await whenHeading(FAVOURITES);
    expect(sent('PATCH', 'profiles/me/')).toEqual([{ is_news_category_newsletter_active: false }]);
  });

  it('SITE-2 has no favourites where the site has no listings', async () => {
    const { sections } = (await openOnboarding()).store.site;
    closeOnboarding();
    const { followedLinks } = await openOnboarding({ site: { sections: { ...sections, listings: false } } });
    await whenHeading(NAME);
    expect(screen.getByRole('status')).toHaveTextContent('Step 1 of 2');
    await press('Skip this step');
    await whenHeading(NEWSLETTERS);
    await press('Done, take me back');
    await waitFor(() => expect(followedLinks).toEqual(['/places/x/?a=1']));
  });

  it('FMT-5.french is in French on a French site', async () => {
    await openOnboarding({ site: { languages: ['fr-CA'] } });
    await whenHeading('Comment vous appelez-vous?');
    expect(screen.getByText('Étape 1 de 3', { selector: 'p' })).toBeInTheDocument();
    await press('Passer cette étape');
    expect(await screen.findByRole('checkbox', { name: 'Actualités' })).toBeInTheDocument();
  });
});
