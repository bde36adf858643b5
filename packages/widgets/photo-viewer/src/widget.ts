import { enhancer } from '@cityguide/widget-kit';
import { definition } from './definition';
import { enhance } from './enhance';
// Before the first press: the viewer waits for one file, and the code that loads style sheets is not needed.
import './photoViewer.css';

export default enhancer(definition, enhance);
