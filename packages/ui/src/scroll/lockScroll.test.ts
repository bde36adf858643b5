import { lockScroll } from './lockScroll';

const root = document.documentElement;

describe('the scroll lock', () => {
  afterEach(() => root.removeAttribute('style'));

  it('NAV-9 keeps the page from scrolling and leaves no trace afterwards', () => {
    const unlock = lockScroll();
    expect(root.style.overflow).toBe('hidden');
    expect(root.style.getPropertyPriority('overflow')).toBe('important');
    unlock();
    expect(root.style.overflow).toBe('');
  });

  it('NAV-9.unlocks restores what the page itself had set', () => {
    root.style.setProperty('overflow', 'scroll', 'important');
    lockScroll()();
    expect(root.style.overflow).toBe('scroll');
    expect(root.style.getPropertyPriority('overflow')).toBe('important');
  });

  it('holds until the last of several locks is released, in whatever order', () => {
    const [unlockMenu, unlockDialog] = [lockScroll(), lockScroll()];
    unlockMenu();
    unlockMenu();
    expect(root.style.overflow).toBe('hidden');
    unlockDialog();
    expect(root.style.overflow).toBe('');
  });
});
