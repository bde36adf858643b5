import { reactWidget } from '@cityguide/widget-kit';
import { Dashboard } from './Dashboard';
import { definition } from './definition';

export default reactWidget(definition, Dashboard);
