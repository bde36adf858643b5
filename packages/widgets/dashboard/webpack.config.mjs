import { widgetConfig } from '@cityguide/tooling/webpack';

export default await widgetConfig({ dir: import.meta.dirname });
