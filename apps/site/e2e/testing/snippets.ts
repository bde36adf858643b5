import { createSnippet } from '@cityguide/widget-kit/documents';
import { definition as account } from '@cityguide/widget-account/definition';
import { definition as adSlot } from '@cityguide/widget-ad-slot/definition';
import { definition as bookmark } from '@cityguide/widget-bookmark/definition';
import { definition as categoryMenu } from '@cityguide/widget-category-menu/definition';
import { definition as dashboard } from '@cityguide/widget-dashboard/definition';
import { definition as listingActions } from '@cityguide/widget-listing-actions/definition';
import { definition as listingGrid } from '@cityguide/widget-listing-grid/definition';
import { definition as navbar } from '@cityguide/widget-navbar/definition';
import { definition as newsletter } from '@cityguide/widget-newsletter/definition';
import { definition as onboarding } from '@cityguide/widget-onboarding/definition';
import { definition as photoViewer } from '@cityguide/widget-photo-viewer/definition';
import { definition as photos } from '@cityguide/widget-photos/definition';
import { definition as saveButton } from '@cityguide/widget-save-button/definition';

/** The HTML that an editor pastes, by widget; each starts at once. */
export const snippets: Readonly<Record<string, string>> = Object.fromEntries(
  [
    account,
    adSlot,
    bookmark,
    categoryMenu,
    dashboard,
    listingActions,
    listingGrid,
    navbar,
    newsletter,
    onboarding,
    photoViewer,
    photos,
    saveButton,
  ].map((definition) => [
    definition.name,
    createSnippet(definition)
      .replace('data-widget=', 'data-load="eager" data-widget=')
      .replace('data-slot="…"', 'data-slot="square"'),
  ]),
);
