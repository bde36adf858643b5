/* global document, fetch, URL, URLSearchParams, window */
/*
 * Stands in for the Google Publisher Tag: its public interface, with the same order of events. Nothing is rendered
 * before services are enabled and the element displayed; with the initial load disabled nothing is requested before a
 * refresh; an id can be defined once until its slot is destroyed. Each ad request is a GET of `ad?…` beside the
 * script, or is passed to `window.answerAd(request)` if a test defines it; the response is `{ html: 'page address' |
 * null, delayMs? }`.
 */
(() => {
  const base = document.currentScript?.src ?? 'https://tag.example/gpt.js';
  const waiting = window.googletag?.cmd ?? [];
  const slots = new Map();
  const listeners = {};
  const state = { isEnabled: false, enabledTimes: 0, isInitialLoadDisabled: false, lazyLoad: null };

  const emit = (type, event) => (listeners[type] ?? []).forEach((listener) => listener(event));
  const sendRequest = async (request) => {
    if (window.answerAd) return window.answerAd(request);
    const address = new URL('ad', base);
    address.search = new URLSearchParams({ ...request, ...request.targeting, targeting: '' }).toString();
    return (await fetch(address)).json();
  };

  function createSlot({ unit, size, id, isOutOfPage = false }) {
    const targeting = {};
    const services = new Set();
    const slot = {
      addService(service) {
        services.add(service);
        return slot;
      },
      setTargeting(key, value) {
        targeting[key] = value;
        return slot;
      },
      getTargeting: (key) => (key in targeting ? [targeting[key]] : []),
      getAdUnitPath: () => unit,
      getSlotElementId: () => id,
      size,
      targeting,
      isOutOfPage,
      services,
      isDisplayed: false,
    };
    slots.set(id, slot);
    return slot;
  }

  function define(options) {
    return slots.has(options.id) ? null : createSlot(options);
  }

  async function render(slot) {
    const id = slot.getSlotElementId();
    if (!state.isEnabled || !slot.isDisplayed || !slot.services.has(service)) return;
    emit('slotRequested', { slot });
    const { size, targeting, isOutOfPage } = slot;
    const request = { unit: slot.getAdUnitPath(), size: size.join('x'), id, targeting, isOutOfPage };
    // A failed request ends without a render event, as with the tag itself.
    const response = await sendRequest(request).catch(() => undefined);
    const element = document.getElementById(id);
    if (!response || slots.get(id) !== slot || !element) return;
    element.replaceChildren();
    if (response.html) {
      const frame = document.createElement('iframe');
      frame.id = `google_ads_iframe_${slot.getAdUnitPath()}_0`;
      frame.title = '3rd party ad content';
      frame.width = String(slot.size[0]);
      frame.height = String(slot.size[1]);
      frame.style.border = '0';
      frame.src = new URL(response.html, base).href;
      element.append(frame);
    }
    emit('slotRenderEnded', { slot, isEmpty: !response.html, size: response.html ? slot.size : null });
    if (response.html) emit('impressionViewable', { slot });
  }

  const service = {
    disableInitialLoad: () => void (state.isInitialLoadDisabled = true),
    isInitialLoadDisabled: () => state.isInitialLoadDisabled,
    enableLazyLoad: (settings) => void (state.lazyLoad = settings),
    enableSingleRequest: () => true,
    getSlots: () => [...slots.values()],
    setTargeting: () => service,
    addEventListener(type, listener) {
      (listeners[type] ??= []).push(listener);
      return service;
    },
    refresh: (chosen = [...slots.values()]) => chosen.forEach((slot) => void render(slot)),
  };

  window.googletag = {
    apiReady: true,
    pubadsReady: false,
    cmd: {
      push(command) {
        command();
        return 1;
      },
    },
    defineSlot: (unit, size, id) => define({ unit, size, id }),
    defineOutOfPageSlot: (unit, id) => define({ unit, size: [1, 1], id, isOutOfPage: true }),
    sizeMapping() {
      const rules = [];
      const builder = {
        addSize(viewport, size) {
          rules.push([viewport, size]);
          return builder;
        },
        build: () => rules,
      };
      return builder;
    },
    pubads: () => service,
    enableServices() {
      state.isEnabled = true;
      state.enabledTimes += 1;
    },
    display(id) {
      const slot = slots.get(id);
      if (!slot || slot.isDisplayed) return;
      slot.isDisplayed = true;
      if (!state.isInitialLoadDisabled) void render(slot);
    },
    destroySlots(chosen = [...slots.values()]) {
      for (const slot of chosen) {
        document.getElementById(slot.getSlotElementId())?.replaceChildren();
        slots.delete(slot.getSlotElementId());
      }
      return true;
    },
    /** Only for tests. */
    standIn: state,
  };
  for (const command of waiting) command();
})();
