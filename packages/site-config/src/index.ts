export { loginMarkerCookie } from './loginMarkerCookie';
export { breakpoints, findScreenType, media, menuSlideMs, type ScreenType } from './breakpoints';
export type { ConfigIssue, ReportConfigIssue } from './checks';
export { defaultSiteConfig } from './defaultSiteConfig';
export { keyNames } from './keyNames';
export { listDashboardPages, listMenuEntries } from './listMenuEntries';
export {
  brands,
  dashboardPages,
  menuEntries,
  sections,
  socialNetworks,
  type AdProvider,
  type Brand,
  type DashboardList,
  type AnyDashboardPage,
  type DashboardPage,
  type Language,
  type MenuEntry,
  type Section,
  type SocialNetwork,
} from './names';
export { getOnboardingReturnPath } from './getOnboardingReturnPath';
export { isOwnPath, ownPathOr } from './ownPath';
export { parseSiteConfig } from './parseSiteConfig';
export type { AdsConfig, Bidder, SiteConfig } from './SiteConfig';
export type { LinkedObject, LinkName, LinkTargets } from './linkNames';
export { siteLinks, type LinkedItem, type SiteLinks } from './siteLinks';
export { editorPaths } from './editorPaths';
export { sitePaths, type IntentQuery, type SitePaths } from './sitePaths';
