import { widgetConfig } from '@cityguide/tooling/webpack';

export default widgetConfig({ dir: import.meta.dirname });
