import { enhancer } from '@cityguide/widget-kit';
import '@cityguide/ui/contents.css';
import './categoryMenu.css';
import { definition } from './definition';
import { enhance } from './enhance';

export default enhancer(definition, enhance);
