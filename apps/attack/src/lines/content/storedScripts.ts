import { createTwoColourImage } from '@cityguide/site/testing/drawPicture';
import type { AttackLine } from '../../AttackLine';
import { getHeader, parseJson, type HttpResponse } from '../../http/HttpResponse';
import { apiPaths } from '../../site/apiPaths';
import { buildUpload, uploadPhoto } from '../../site/uploadPhoto';
import { findScript, scripts } from '../../vectors/scripts';
import { findSavableId } from '../sessions/foreignObjects';

const REFLECTING_PATHS = [
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

/** Markup only matters if a browser parses the response as markup. */
function findMarkupError(response: HttpResponse): boolean | string {
  if (response.status === 0 || response.status >= 500) return false;
  const type = getHeader(response, 'content-type');
  if (/^text\/html|xml|svg/.test(type)) return findScript(response.text);
  const isRead = type === '' ? response.body.length === 0 : /^(application\/json|text\/plain)/.test(type);
  if (!isRead) return `comes as ${type}`;
  return getHeader(response, 'x-content-type-options') === 'nosniff' || response.status === 0
    ? true
    : 'without nosniff';
}

export const storedScripts: AttackLine = {
  number: 16,
  threat: 'text of a visitor becomes code',
  rule: 'Whatever a visitor wrote is output as text, on every page, in every attribute, feed and data script.',
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    const member = await site.members.create();
    const listing = await findSavableId(site, 'favourites');
    const photo = await createTwoColourImage();
    for (const script of scripts) {
      const encoded = encodeURIComponent(script);
      for (const path of REFLECTING_PATHS)
        trials.expectResponse(
          `GET ${path}${encoded}`,
          await site.newBrowser().get(path + encoded),
          findMarkupError,
        );
      for (const [path, fields] of FORMS) {
        const form = Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, value || script]),
        );
        // Valid messages of the contact form are mailed to editors; only invalid ones are shown again.
        trials.expectResponse(
          `POST ${path} with ${script}`,
          await site.newBrowser().send('POST', path, { form }),
          findMarkupError,
        );
      }
      const nameResponse = await member.browser.send('PATCH', apiPaths.me, { json: { full_name: script } });
      trials.expectResponse(`a name of ${script}`, nameResponse, findMarkupError);
      const added = await uploadPhoto(
        site,
        member.browser,
        buildUpload({ listing, file: photo, description: script }),
      );
      const page = (parseJson(added) as { share_url?: string; share_path?: string } | undefined)?.share_path;
      const pages = [
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
      for (const path of pages)
        if (path !== undefined)
          trials.expectResponse(
            `GET ${path} with ${script}`,
            await member.browser.get(path),
            findMarkupError,
          );
    }
  },
};
