import { act, fireEvent, screen } from '@testing-library/react';
import { openBar, server } from '../testing/openBar';
import { setReducedMotion } from '../testing/setScreenWidth';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  jest.useRealTimers();
  setReducedMotion(false);
  server.resetHandlers();
});
afterAll(() => server.close());

const pictures = { still_url: '/images/still.png', animated_url: '/images/moving.gif' };
const shown = () => document.querySelector('img')?.getAttribute('src');
const isPlaying = () => document.querySelector('[data-playing]') !== null;

async function openWithIcon(data?: Parameters<typeof openBar>[0]) {
  const bar = await openBar(data);
  const button = screen.getByRole('button', { name: 'Search' });
  jest.useFakeTimers();
  const enter = (pointerType = 'mouse') => fireEvent.pointerEnter(button, { pointerType });
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { ...bar, enter, wait };
}

describe('the icon that plays on hover', () => {
  it('NAV-13.plays NAV-13.stills plays for 1200 ms and then stops, each time the mouse enters', async () => {
    const { enter, wait } = await openWithIcon();
    expect(isPlaying()).toBe(false);
    for (let time = 0; time < 2; time += 1) {
      enter();
      expect(isPlaying()).toBe(true);
      wait(1199);
      expect(isPlaying()).toBe(true);
      wait(1);
      expect(isPlaying()).toBe(false);
    }
  });

  it('NAV-13.pictures is the pair of pictures from the page', async () => {
    const { enter, wait } = await openWithIcon({ data: { hover_icon: pictures } });
    expect(shown()).toBe('/images/still.png');
    enter();
    expect(shown()).toBe('/images/moving.gif');
    wait(1200);
    expect(shown()).toBe('/images/still.png');
  });

  it('NAV-13.less-motion O-A11Y-02 stays still with reduced motion, and for touch', async () => {
    const { enter } = await openWithIcon({ data: { hover_icon: pictures } });
    enter('touch');
    expect(shown()).toBe('/images/still.png');
    setReducedMotion(true);
    enter();
    expect(isPlaying()).toBe(false);
    expect(shown()).toBe('/images/still.png');
  });

  it('NAV-13 clears its timer when it is unmounted', async () => {
    const { enter, unmount } = await openWithIcon();
    const before = jest.getTimerCount();
    enter();
    expect(jest.getTimerCount()).toBe(before + 1);
    unmount();
    expect(jest.getTimerCount()).toBe(before);
  });
});
