import type { Fault } from './Fault';
import { createFaultLog } from './createFaultLog';

const fault = (element: Element, more: Partial<Fault> = {}): Fault => ({
  widget: 'listing-grid',
  element,
  attribute: 'data-limit',
  found: '"many"',
  allowed: 'a number from 1 to 48',
  used: '12',
  ...more,
});

describe('the fault log', () => {
  const onConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  beforeEach(() => onConsole.mockClear());

  it('EMBED-5.report tells a fault on the console with all that an editor needs', () => {
    const element = document.createElement('div');
    createFaultLog().report(fault(element));
    expect(onConsole).toHaveBeenCalledWith(
      'Cityguide widget "listing-grid": data-limit is "many"; allowed: a number from 1 to 48. Used instead: 12.',
      element,
    );
  });

  it('EMBED-5.once tells the same fault of an element once, however often it is mounted', () => {
    const element = document.createElement('div');
    const { report } = createFaultLog();
    report(fault(element));
    report(fault(element));
    expect(onConsole).toHaveBeenCalledTimes(1);
  });

  it('tells other faults, and the same fault of another element', () => {
    const element = document.createElement('div');
    const { report } = createFaultLog();
    report(fault(element));
    report(fault(element, { attribute: 'data-sub-type' }));
    report(fault(document.createElement('div')));
    expect(onConsole).toHaveBeenCalledTimes(3);
  });

  it('tells a fault that all items of a list have once', () => {
    const element = document.createElement('div');
    const { report } = createFaultLog();
    for (const index of [0, 1, 2])
      report(fault(element, { attribute: undefined, path: `results[${index}].id` }));
    expect(onConsole).toHaveBeenCalledTimes(1);
    expect(onConsole.mock.calls[0]?.[0]).toContain('data at results[0].id');
  });

  it('EMBED-13.error sends cityguide:error from the element, or from the document when it has left', () => {
    const heard: [EventTarget | null, string][] = [];
    const hear = ({ target, detail }: CustomEvent<{ widget: string; fault?: Fault }>) =>
      heard.push([target, `${detail.widget} ${detail.fault?.attribute}`]);
    document.addEventListener('cityguide:error', hear);
    const element = document.body.appendChild(document.createElement('div'));
    const gone = document.createElement('div');
    createFaultLog().report(fault(element));
    createFaultLog().report(fault(gone));
    document.removeEventListener('cityguide:error', hear);
    expect(heard).toEqual([
      [element, 'listing-grid data-limit'],
      [document, 'listing-grid data-limit'],
    ]);
    element.remove();
  });
});
