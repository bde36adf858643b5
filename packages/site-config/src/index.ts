export { arrivalCookie } from './arrivalCookie';
export { breakpoints, findScreenType, media, menuSlideMs, type ScreenType } from './breakpoints';
export type { ConfigFault, ReportConfigFault } from './checks';
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
export { onboardingReturn } from './onboardingReturn';
export { isOwnPath, ownPathOr } from './ownPath';
export { parseSiteConfig } from './parseSiteConfig';
export type { AdsConfig, Bidder, SiteConfig } from './SiteConfig';
export { sitePaths, type PostAuthenticateAction, type SitePaths } from './sitePaths';
