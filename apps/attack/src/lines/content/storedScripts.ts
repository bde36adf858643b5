import { drawHalves } from '@cityguide/site/testing/drawPicture';
import type { Line } from '../../Line';
import { headerOf, jsonOf, type Received } from '../../http/Received';
import { apiPaths } from '../../site/apiPaths';
import { buildUpload, uploadPhoto } from '../../site/uploadPhoto';
import { findScript, scripts } from '../../vectors/scripts';
import { findObject } from '../sessions/foreignObjects';

const REFLECTING = [
  '/search?q=',
  '/accounts/login?next=/',
  '/accounts/login?error=',
  '/accounts/login?post_authenticate_action=',
  '/accounts/sign-up?next=/',
  '/accounts/onboarding?next=/',
  '/profiles/logout?next=/',
  '/restaurants/?ordering=',
  '/restaurants/?q=',
  '/news/?page=',
  '/events/?day=',
  '/events/?date=',
  '/contact/?advertise=',
  '/archives/2024/?x=',
  '/newsletters/confirm/?token=',
  '/newsletters/unsubscribe/?token=',
  '/accounts/reset-password/?token=',
  '/nowhere/',
  '/places/',
  '/api/v2/nowhere/',
  '/api/v2/listings/?ordering=',
  '/images/',
  '/films/',
  '/tiles/',
  '/widgets/',
  '/house-ads/drawn/',
  '/rss/',
  '/sitemaps/',
];
const FORMS: readonly [string, Readonly<Record<string, string>>][] = [
  ['/accounts/login', { email: '', password: 'x', next: '/' }],
  ['/accounts/login', { email: 'x', password: 'x', next: '' }],
  ['/accounts/sign-up', { email: '', password: 'x', password_again: 'y' }],
  ['/accounts/forgot-password/', { email: '' }],
  ['/newsletters/', { email: '', stamp: 'x' }],
  ['/newsletters/', { email: 'a@example.com', stamp: '' }],
  ['/newsletters/confirm/', { token: '' }],
  ['/contact/', { name: '', email: 'x', message: 'y' }],
  ['/contact/', { name: 'x', email: 'x', message: '' }],
  ['/contact/', { name: 'x', email: '', topic: 'x' }],
  ['/accounts/reset-password/', { token: '', new_password: 'x' }],
];

/** Markup counts only where a browser reads markup. */
function judge(answer: Received): boolean | string {
  if (answer.status === 0 || answer.status >= 500) return false;
  const type = headerOf(answer, 'content-type');
  if (/^text\/html|xml|svg/.test(type)) return findScript(answer.text);
  const isRead = type === '' ? answer.body.length === 0 : /^(application\/json|text\/plain)/.test(type);
  if (!isRead) return `comes as ${type}`;
  return headerOf(answer, 'x-content-type-options') === 'nosniff' || answer.status === 0
    ? true
    : 'without nosniff';
}

export const storedScripts: Line = {
  number: 16,
  threat: 'words of a visitor become code',
  rule: 'What anybody wrote comes out as text, on every page, in every attribute, feed and script’s data.',
  isAlikeEverywhere: true,
  async attack(site, trials) {
    const member = await site.members.create();
    const listing = await findObject(site, 'favourites');
    const photo = await drawHalves();
    for (const script of scripts) {
      const encoded = encodeURIComponent(script);
      for (const path of REFLECTING)
        trials.judge(`GET ${path}${encoded}`, await site.browse().get(path + encoded), judge);
      for (const [path, fields] of FORMS) {
        const form = Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, value || script]),
        );
        // Messages of the contact form are mails to editors; wrong ones are only shown again.
        trials.judge(`POST ${path} with ${script}`, await site.browse().send('POST', path, { form }), judge);
      }
      const named = await member.browser.send('PATCH', apiPaths.me, { json: { full_name: script } });
      trials.judge(`a name of ${script}`, named, judge);
      const added = await uploadPhoto(
        site,
        member.browser,
        buildUpload({ listing, file: photo, description: script }),
      );
      const page = (jsonOf(added) as { share_url?: string; share_path?: string } | undefined)?.share_path;
      const places = [
        page,
        page?.replace(/\d+\/$/, ''),
        page?.replace(/photos\/\d+\/$/, ''),
        '/accounts/data',
        '/accounts/data/my-data.json',
        '/accounts/data/delete',
        '/rss/',
        `${apiPaths.photos}?listing=${listing}`,
        `${apiPaths.photos}me/`,
        `${apiPaths.me}export/`,
      ];
      for (const path of places)
        if (path !== undefined)
          trials.judge(`GET ${path} with ${script}`, await member.browser.get(path), judge);
    }
  },
};
