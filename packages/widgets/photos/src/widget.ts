import { reactWidget } from '@cityguide/widget-kit';
import { Photos } from './Photos';
import { definition } from './definition';

export default reactWidget(definition, Photos);
