import { makeTitle } from '../pages/makeText.mjs';

const POSTS = 500;
const LONG_AGO = '2025-01-01T00:00:00.000Z';

const posts = Array.from({ length: POSTS }, (_, index) => ({
  id: String(index),
  title: makeTitle(1000 + index),
  excerpt: makeTitle(2000 + index),
  url: `/post-${index}/`,
  updated_at: LONG_AGO,
  visibility: 'public',
}));

const settings = {
  title: 'The Daily Page',
  description: 'News',
  logo: null,
  icon: null,
  accent_color: '#15171A',
  locale: 'en',
  timezone: 'Etc/UTC',
  members_enabled: true,
  members_signup_access: 'all',
  allow_self_signup: true,
  members_invite_only: false,
  paid_members_enabled: false,
  members_support_address: 'noreply@example.com',
  portal_button: true,
  portal_button_style: 'icon-and-text',
  portal_button_icon: 'icon-1',
  portal_button_signup_text: 'Subscribe',
  portal_name: true,
  portal_plans: ['free'],
  portal_default_plan: 'yearly',
  portal_signup_terms_html: null,
  portal_signup_checkbox_required: false,
  comments_enabled: 'all',
  comments_access: 'all',
  recommendations_enabled: false,
  labs: {},
  url: 'http://127.0.0.1/',
  version: '6.0',
};

const tier = {
  id: 't1',
  slug: 'free',
  name: 'Free',
  type: 'free',
  active: true,
  visibility: 'public',
  benefits: [],
  trial_days: 0,
  created_at: LONG_AGO,
};

const newsletter = {
  id: 'n1',
  uuid: 'u1',
  name: 'Weekly',
  slug: 'weekly',
  status: 'active',
  visibility: 'members',
  subscribe_on_signup: true,
  sort_order: 0,
};

const announcement = {
  announcement: '<p>Spring sale: everything must go</p>',
  announcement_background: 'dark',
};

/**
 * The part of Ghost's members and content API that its widgets request on a page without a member.
 * @type {Record<string, import('../suites/Candidate.mjs').ApiResponse>}
 */
const RESPONSES = {
  '/members/api/member/': { status: 204 },
  '/members/api/session/': { status: 204 },
  '/members/api/site/': { json: { site: settings } },
  '/members/api/integrity-token/': { text: 'token' },
  '/members/api/announcement/': { json: { announcement: [announcement] } },
  '/members/api/offers/': { json: { offers: [] } },
  '/ghost/api/content/settings/': { json: { settings, meta: {} } },
  '/ghost/api/content/tiers/': { json: { tiers: [tier], meta: {} } },
  '/ghost/api/content/newsletters/': { json: { newsletters: [newsletter], meta: {} } },
  '/ghost/api/content/offers/': { json: { offers: [] } },
  '/ghost/api/content/search-index/posts/': { json: { posts } },
  '/ghost/api/content/search-index/authors/': { json: { authors: [] } },
  '/ghost/api/content/search-index/tags/': { json: { tags: [] } },
};

/** @type {import('../suites/Candidate.mjs').Answer} */
export function respondAsGhost({ url }) {
  return RESPONSES[url.pathname.replace('//', '/')];
}
