import { reactWidget } from '@cityguide/widget-kit';
import { Onboarding } from './Onboarding';
import { definition } from './definition';

export default reactWidget(definition, Onboarding);
