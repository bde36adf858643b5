import { reactWidget } from '@cityguide/widget-kit';
import { definition } from './definition';
import { Navbar } from './Navbar';

export default reactWidget(definition, Navbar);
