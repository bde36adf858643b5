import { reactWidget } from '@cityguide/widget-kit';
import { TheWidget } from './TheWidget';
import { definition } from './definition';

export default reactWidget(definition, TheWidget);
