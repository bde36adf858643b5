// Made from packages/widgets by "npm run generate".
import type { Enhancer, ReactWidget } from '@cityguide/widget-kit';
import accountWidget from '@cityguide/widget-account/widget';
import adSlotWidget from '@cityguide/widget-ad-slot/widget';
import bookmarkWidget from '@cityguide/widget-bookmark/widget';
import categoryMenuWidget from '@cityguide/widget-category-menu/widget';
import dashboardWidget from '@cityguide/widget-dashboard/widget';
import listingActionsWidget from '@cityguide/widget-listing-actions/widget';
import listingGridWidget from '@cityguide/widget-listing-grid/widget';
import navbarWidget from '@cityguide/widget-navbar/widget';
import newsletterWidget from '@cityguide/widget-newsletter/widget';
import onboardingWidget from '@cityguide/widget-onboarding/widget';
import photoViewerWidget from '@cityguide/widget-photo-viewer/widget';
import photosWidget from '@cityguide/widget-photos/widget';
import saveButtonWidget from '@cityguide/widget-save-button/widget';

export const widgets: Readonly<Record<string, ReactWidget | Enhancer>> = {
  account: accountWidget,
  'ad-slot': adSlotWidget,
  bookmark: bookmarkWidget,
  'category-menu': categoryMenuWidget,
  dashboard: dashboardWidget,
  'listing-actions': listingActionsWidget,
  'listing-grid': listingGridWidget,
  navbar: navbarWidget,
  newsletter: newsletterWidget,
  onboarding: onboardingWidget,
  'photo-viewer': photoViewerWidget,
  photos: photosWidget,
  'save-button': saveButtonWidget,
};
