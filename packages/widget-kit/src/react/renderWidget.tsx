import { StoreProvider } from '@cityguide/store/react';
import { useInsertionEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { RenderWidget } from '../mount/RenderWidget';
import { protectFromTranslation } from '../translation/protectFromTranslation';

let rootCount = 0;

/**
 * Insertion effects are the only ones that run before React attaches focus and layout effects, so the widget's code
 * never sees its nodes outside the document.
 */
function FirstCommit({ onCommit, children }: { onCommit(): void; children: ReactNode }) {
  useInsertionEffect(onCommit, []);
  return children;
}

/**
 * Renders a React widget into its scope. There is no error boundary above it: a root without one calls `onError` and
 * empties itself on every throw, during rendering and in effects.
 */
export const renderWidget: RenderWidget = ({
  widget,
  scope,
  options,
  data,
  store,
  isUrgent,
  onCommit,
  onError,
}) => {
  protectFromTranslation(document);
  const Component = widget.component;
  rootCount += 1;
  const root = createRoot(scope, {
    // useId must differ between the roots of a page
    identifierPrefix: `cg${rootCount}-`,
    onUncaughtError: onError,
  });
  const renderRoot = () =>
    root.render(
      <FirstCommit onCommit={onCommit}>
        <StoreProvider store={store}>
          <Component options={options} data={data} />
        </StoreProvider>
      </FirstCommit>,
    );
  if (isUrgent) flushSync(renderRoot);
  else renderRoot();
  return { unmount: () => root.unmount() };
};
