import type { CityguideStore } from '@cityguide/store';
import type { ComponentType } from 'react';
import { defineWidget, option, reactWidget, shape, type MarkupIssue, type WidgetProps } from '../index';
import { mountWidget, type MountedWidget } from '../mount/mountWidget';
import { renderWidget } from '../react/renderWidget';

const definition = defineWidget({
  name: 'probe',
  title: 'Probe',
  help: 'Stands in for a widget.',
  kind: 'react',
  load: 'eager',
  options: {
    limit: option.number({ default: 12, help: 'A number.' }),
    place: option.id({ default: 1, required: true, help: 'A place.' }),
  },
  data: shape.object({ name: shape.text() }),
});
export type ProbeProps = WidgetProps<typeof definition>;

export interface MountedInPage extends MountedWidget {
  element: HTMLElement;
  issues: MarkupIssue[];
  onReady: jest.Mock;
  onFail: jest.Mock;
}

/** Adds a mount point with the CMS's content to the page and mounts a component there, with the real renderer. */
export function mountInPage(
  component: ComponentType<ProbeProps>,
  {
    content = '<a href="/places/x/">From the CMS</a>',
    attributes = 'data-place="7"',
    store = {} as CityguideStore,
  } = {},
): MountedInPage {
  document.body.innerHTML = `<div data-widget="probe" ${attributes}>${content}</div><p>Below</p>`;
  const element = document.body.firstElementChild as HTMLElement;
  const issues: MarkupIssue[] = [];
  const onReady = jest.fn();
  const onFail = jest.fn();
  const mounted = mountWidget({
    element,
    widget: reactWidget(definition, component),
    render: renderWidget,
    store,
    report: (issue) => issues.push(issue),
    onReady,
    onFail,
  });
  return { ...mounted, element, issues, onReady, onFail };
}
