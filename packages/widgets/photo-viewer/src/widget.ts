import { enhancer } from '@cityguide/widget-kit';
import { definition } from './definition';
import { enhance } from './enhance';

export default enhancer(definition, enhance);
