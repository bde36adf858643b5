/** Stands in for `PointerEvent`, which jsdom lacks: what a pointer did, and whether it is a mouse or a finger. */
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
