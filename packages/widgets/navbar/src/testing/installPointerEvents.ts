/** Installs a minimal `PointerEvent`, which jsdom lacks, with its `pointerType`. */
export function installPointerEvents(): void {
  if (typeof window.PointerEvent === 'function') return;
  class PointerEventStandIn extends MouseEvent {
    readonly pointerType: string;
    constructor(type: string, { pointerType = '', ...init }: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = pointerType;
    }
  }
  Object.assign(window, { PointerEvent: PointerEventStandIn });
}
