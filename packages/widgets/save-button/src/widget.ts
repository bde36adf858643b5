import { enhancer } from '@cityguide/widget-kit';
import '@cityguide/ui/contents.css';
import { definition } from './definition';
import { enhance } from './enhance';
import '@cityguide/widget-kit/controls.css';

export default enhancer(definition, enhance);
