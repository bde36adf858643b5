import { enhancer } from '@cityguide/widget-kit';
import { definition } from './definition';
import { enhance } from './enhance';
// Imported here, before the first press: the viewer then waits for one file, and needs no code that loads style
// sheets.
import './photoViewer.css';

export default enhancer(definition, enhance);
