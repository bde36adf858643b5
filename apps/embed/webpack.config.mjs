import { embedConfig } from '@cityguide/tooling/webpack';

export default embedConfig({ dir: import.meta.dirname });
