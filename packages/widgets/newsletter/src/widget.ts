import { enhancer } from '@cityguide/widget-kit';
import { definition } from './definition';
import { enhance } from './enhance';
import './newsletter.css';

export default enhancer(definition, enhance);
