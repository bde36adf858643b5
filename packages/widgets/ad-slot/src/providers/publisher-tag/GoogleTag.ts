/** The parts of the Google Publisher Tag's public interface that are used here. */
export interface GoogleTag {
  /** Functions that wait for the library; once it has loaded, each is called at once. */
  cmd: { push(command: () => void): unknown };
  /** True once the library has loaded. */
  apiReady?: boolean;
  defineSlot(unit: string, size: readonly [number, number], elementId: string): TagSlot | null;
  defineOutOfPageSlot(unit: string, elementId: string): TagSlot | null;
  pubads(): PubAds;
  enableServices(): void;
  display(elementId: string): void;
  destroySlots(slots: readonly TagSlot[]): boolean;
}

export interface TagSlot {
  addService(service: PubAds): TagSlot;
  setTargeting(key: string, value: string): TagSlot;
}

export interface PubAds {
  disableInitialLoad(): void;
  enableLazyLoad(settings: {
    fetchMarginPercent: number;
    renderMarginPercent: number;
    mobileScaling: number;
  }): void;
  refresh(slots: readonly TagSlot[]): void;
  addEventListener(
    type: 'slotRenderEnded',
    onEvent: (event: { slot: TagSlot; isEmpty: boolean }) => void,
  ): void;
}

declare global {
  interface Window {
    googletag?: Partial<GoogleTag> & Pick<GoogleTag, 'cmd'>;
  }
}
