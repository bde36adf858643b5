import { reactWidget } from '@cityguide/widget-kit';
import { Account } from './Account';
import { definition } from './definition';

export default reactWidget(definition, Account);
