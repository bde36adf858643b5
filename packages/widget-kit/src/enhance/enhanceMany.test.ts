import { defaultSiteConfig } from '@cityguide/site-config';
import { createButtons, enhanceInPage } from '../testing/enhanceInPage';

describe('enhanceMany', () => {
  it('EMBED-8 starts the enhancement once for all its mount points, with store, site and report', () => {
    const { many, contexts, store, report } = enhanceInPage();
    many.add(createButtons(3));
    expect(contexts).toHaveLength(1);
    expect(contexts[0]).toMatchObject({ store, site: defaultSiteConfig, report });
  });

  it('EMBED-8.own-options gives each mount point its own options', () => {
    const add = jest.fn();
    const { many, onReady } = enhanceInPage({ add });
    const buttons = createButtons(2);
    many.add(buttons);
    expect(add.mock.calls).toEqual([
      [buttons[0], { listingId: 1 }],
      [buttons[1], { listingId: 2 }],
    ]);
    expect(onReady.mock.calls).toEqual([[buttons[0]], [buttons[1]]]);
  });

  it('ANY-7.cloned has a copy of a mount point restored before it is enhanced', () => {
    const calls: string[] = [];
    const { many, onReady } = enhanceInPage({
      add: (element) => void calls.push(`add ${element.outerHTML}`),
      remove: () => void calls.push('remove'),
    });
    const [button] = createButtons(1) as [HTMLElement];
    button.setAttribute('data-cg-copy', '');
    many.add([button]);
    expect(calls).toEqual(['remove', expect.not.stringContaining('data-cg-copy')]);
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('EMBED-5.kept EMBED-5.others leaves a mount point with an invalid required option alone, and adds the others', () => {
    const { many, onReady, onFail, report } = enhanceInPage();
    const buttons = createButtons(2);
    buttons[0]?.setAttribute('data-listing-id', 'x');
    many.add(buttons);
    expect(report).toHaveBeenCalledTimes(1);
    expect(onFail.mock.calls).toEqual([[buttons[0]]]);
    expect(onReady.mock.calls).toEqual([[buttons[1]]]);
  });

  it('EMBED-12.throws-alone removes only a mount point that throws', () => {
    const error = new Error('broken');
    const add = jest.fn().mockImplementationOnce(() => {
      throw error;
    });
    const { many, onReady, onFail } = enhanceInPage({ add });
    const buttons = createButtons(2);
    many.add(buttons);
    expect(onFail.mock.calls).toEqual([[buttons[0], error]]);
    expect(onReady.mock.calls).toEqual([[buttons[1]]]);
  });

  it('EMBED-7.freed frees a removed mount point, once', () => {
    const remove = jest.fn();
    const { many } = enhanceInPage({ remove });
    const [button] = createButtons(1);
    many.add([button as HTMLElement]);
    many.remove(button as HTMLElement);
    expect(remove.mock.calls).toEqual([[button]]);
  });

  it('EMBED-12 frees the others when one throws while it is removed', () => {
    const onConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const remove = jest.fn().mockImplementationOnce(() => {
      throw new Error('broken');
    });
    const { many } = enhanceInPage({ remove });
    const buttons = createButtons(2);
    many.add(buttons);
    buttons.forEach(many.remove);
    expect(remove).toHaveBeenCalledTimes(2);
    expect(onConsole).toHaveBeenCalledTimes(1);
    onConsole.mockRestore();
  });

  it('does not add the same mount point twice', () => {
    const add = jest.fn();
    const { many } = enhanceInPage({ add });
    const buttons = createButtons(1);
    many.add(buttons);
    many.add(buttons);
    expect(add).toHaveBeenCalledTimes(1);
  });
});
