import { defaultSiteConfig } from '@cityguide/site-config';
import type { CityguideStore } from '@cityguide/store';
import { enhanceMany } from '../enhance/enhanceMany';
import { defineWidget, enhancer, option, type EnhanceContext, type OptionsOf } from '../index';

const definition = defineWidget({
  name: 'save-button',
  title: 'Save button',
  help: 'Saves.',
  kind: 'enhancer',
  load: 'visible',
  options: { listingId: option.id({ required: true, help: 'Listing.' }) },
});

export type Probe = {
  add(element: HTMLElement, options: OptionsOf<typeof definition>): void;
  remove(element: HTMLElement): void;
  stop(): void;
};

/** Adds save buttons to the page as the CMS renders them. */
export function createButtons(count: number): HTMLElement[] {
  document.body.innerHTML = Array.from(
    { length: count },
    (_, index) => `<div data-widget="save-button" data-listing-id="${index + 1}"><a href="/x">Save</a></div>`,
  ).join('');
  return [...document.querySelectorAll<HTMLElement>('[data-widget]')];
}

/** Enhances with a probe instead of the widget. */
export function enhanceInPage(
  probe: Partial<Probe> = {},
  onStart: (context: EnhanceContext) => void = () => undefined,
) {
  const hooks = { onReady: jest.fn(), onFail: jest.fn(), onRest: jest.fn() };
  const report = jest.fn();
  const store = {} as CityguideStore;
  const contexts: EnhanceContext[] = [];
  const widget = enhancer(definition, (context) => {
    contexts.push(context);
    onStart(context);
    return { add: () => undefined, remove: () => undefined, stop: () => undefined, ...probe };
  });
  const many = enhanceMany({ widget, store, site: defaultSiteConfig, report, ...hooks });
  return { many, ...hooks, report, store, contexts };
}
