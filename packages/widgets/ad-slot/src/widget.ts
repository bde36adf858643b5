import { enhancer } from '@cityguide/widget-kit';
import '@cityguide/ui/scope.css';
import './adSlot.css';
import { definition } from './definition';
import { enhance } from './enhance';
import './reserve.css';

export default enhancer(definition, enhance);
