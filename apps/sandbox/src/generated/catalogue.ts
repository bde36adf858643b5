// Made from packages/widgets by "npm run generate".
import type { CatalogueEntry } from '../catalogue/CatalogueEntry';
import { definition as accountDefinition } from '@cityguide/widget-account/definition';
import { scenarios as accountScenarios } from '@cityguide/widget-account/scenarios';
import { definition as adSlotDefinition } from '@cityguide/widget-ad-slot/definition';
import { scenarios as adSlotScenarios } from '@cityguide/widget-ad-slot/scenarios';
import { definition as bookmarkDefinition } from '@cityguide/widget-bookmark/definition';
import { scenarios as bookmarkScenarios } from '@cityguide/widget-bookmark/scenarios';
import { definition as categoryMenuDefinition } from '@cityguide/widget-category-menu/definition';
import { scenarios as categoryMenuScenarios } from '@cityguide/widget-category-menu/scenarios';
import { definition as dashboardDefinition } from '@cityguide/widget-dashboard/definition';
import { scenarios as dashboardScenarios } from '@cityguide/widget-dashboard/scenarios';
import { definition as listingActionsDefinition } from '@cityguide/widget-listing-actions/definition';
import { scenarios as listingActionsScenarios } from '@cityguide/widget-listing-actions/scenarios';
import { definition as listingGridDefinition } from '@cityguide/widget-listing-grid/definition';
import { scenarios as listingGridScenarios } from '@cityguide/widget-listing-grid/scenarios';
import { definition as navbarDefinition } from '@cityguide/widget-navbar/definition';
import { scenarios as navbarScenarios } from '@cityguide/widget-navbar/scenarios';
import { definition as newsletterDefinition } from '@cityguide/widget-newsletter/definition';
import { scenarios as newsletterScenarios } from '@cityguide/widget-newsletter/scenarios';
import { definition as onboardingDefinition } from '@cityguide/widget-onboarding/definition';
import { scenarios as onboardingScenarios } from '@cityguide/widget-onboarding/scenarios';
import { definition as photoViewerDefinition } from '@cityguide/widget-photo-viewer/definition';
import { scenarios as photoViewerScenarios } from '@cityguide/widget-photo-viewer/scenarios';
import { definition as photosDefinition } from '@cityguide/widget-photos/definition';
import { scenarios as photosScenarios } from '@cityguide/widget-photos/scenarios';
import { definition as saveButtonDefinition } from '@cityguide/widget-save-button/definition';
import { scenarios as saveButtonScenarios } from '@cityguide/widget-save-button/scenarios';

export const catalogue: readonly CatalogueEntry[] = [
  { definition: accountDefinition, scenarios: accountScenarios },
  { definition: adSlotDefinition, scenarios: adSlotScenarios },
  { definition: bookmarkDefinition, scenarios: bookmarkScenarios },
  { definition: categoryMenuDefinition, scenarios: categoryMenuScenarios },
  { definition: dashboardDefinition, scenarios: dashboardScenarios },
  { definition: listingActionsDefinition, scenarios: listingActionsScenarios },
  { definition: listingGridDefinition, scenarios: listingGridScenarios },
  { definition: navbarDefinition, scenarios: navbarScenarios },
  { definition: newsletterDefinition, scenarios: newsletterScenarios },
  { definition: onboardingDefinition, scenarios: onboardingScenarios },
  { definition: photoViewerDefinition, scenarios: photoViewerScenarios },
  { definition: photosDefinition, scenarios: photosScenarios },
  { definition: saveButtonDefinition, scenarios: saveButtonScenarios },
];
