// Bar and grid with the same widget-kit and core as on a real page, but in one bundle: the baseline for federation.
import { startCore } from '../../../../apps/embed/src/core/startCore';
import { renderWidget } from '../../../../packages/widget-kit/src/react';
import grid from '../../../../packages/widgets/listing-grid/src/widget';
import navbar from '../../../../packages/widgets/navbar/src/widget';

const configText = document.getElementById('cityguide-config')?.textContent;
const core = startCore({ configText, configSource: '#cityguide-config' }, {});
const show = (status) => (element) => element.setAttribute('data-cg-status', status);

for (const widget of [navbar, grid]) {
  const { name } = widget.definition;
  const mounts = await core.open({
    release: { name, version: '1.0.0', kind: widget.kind },
    container: { init: () => undefined, get: async () => () => ({ default: widget }) },
    react: { scopeEntries: {}, render: renderWidget },
    hooks: { onReady: show('ready'), onFail: show('failed') },
  });
  mounts.add([...document.querySelectorAll(`[data-widget="${name}"]`)]);
}
