import { reactWidget } from '@cityguide/widget-kit';
import { definition } from './definition';
import { ListingGrid } from './grid/ListingGrid';

export default reactWidget(definition, ListingGrid);
